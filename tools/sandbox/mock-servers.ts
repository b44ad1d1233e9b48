import { startGithub } from './github/github.ts';
import { type MockHandler, type MockServer, serveMock } from './mock-server.ts';
import { startPaypal } from './paypal/paypal.ts';
import { startPos } from './pos/pos.ts';
import { startPrintful } from './printful/printful.ts';
import { startPush } from './push/push.ts';
import { startSmarty } from './smarty/smarty.ts';
import { startStripe } from './stripe/stripe.ts';
import { startVehicles } from './vehicles/vehicles.ts';

const PATH = '/build_hooks/sandbox';

/** A mock of Netlify's build hooks. It builds nothing, and remembers what it was asked. */
async function startBuildHook(): Promise<MockServer & { readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const answer: MockHandler = ({ method, path, query }) => {
    if (method !== 'POST' || path !== PATH) return { status: 404, body: 'Not Found' };
    asked.push(query.get('trigger_title') ?? '');
    return { status: 200, body: '' };
  };
  const { url, switches, stop } = await serveMock(answer);
  return {
    environment: { BUILD_HOOK_URL: `${url}${PATH}` },
    switches,
    asked,
    browse: () => ({ status: 200, body: asked }),
    stop,
  };
}

/** If this setting is given, the real system is used instead of its mock server. */
const REAL_KEY = {
  stripe: 'STRIPE_SECRET_KEY',
  paypal: 'PAYPAL_CLIENT_ID',
  printful: 'PRINTFUL_TOKEN',
  smarty: 'SMARTY_AUTH_ID',
  vehicles: 'VPIC_MOCK_URL',
  github: 'GITHUB_TOKEN',
  buildHook: 'BUILD_HOOK_URL',
  pos: 'POS_WEBHOOK_SECRET',
  push: 'VAPID_PUBLIC_KEY',
} as const;

type MockServerName = keyof typeof REAL_KEY;

export const isMockServerName = (name: string): name is MockServerName => Object.hasOwn(REAL_KEY, name);

/** Mock servers of Stripe, PayPal, Printful, Smarty, NHTSA, GitHub, Netlify's build hook, the yards' point of sale and a push service, each on a port of its own. `repository` is where posts are written. */
export async function startMockServers(siteUrl: string, repository: string) {
  const [stripe, paypal, printful, smarty, vehicles, github, buildHook, pos, push] = await Promise.all([
    startStripe(siteUrl),
    startPaypal(siteUrl),
    startPrintful(siteUrl),
    startSmarty(),
    startVehicles(),
    startGithub(repository),
    startBuildHook(),
    startPos(siteUrl),
    startPush(),
  ]);
  const mocks = { stripe, paypal, printful, smarty, vehicles, github, buildHook, pos, push };
  const names = Object.keys(REAL_KEY) as MockServerName[];
  return {
    ...mocks,
    /** Settings that make the functions use the mock servers, except where `env` names the real system. */
    environment: (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
      Object.assign(
        {},
        ...names.filter((name) => !env[REAL_KEY[name]]).map((name) => mocks[name].environment),
      ),
    async stop(): Promise<void> {
      await Promise.all(names.map((name) => mocks[name].stop()));
    },
  };
}

export type MockServers = Awaited<ReturnType<typeof startMockServers>>;
