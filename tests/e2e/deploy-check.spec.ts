import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readManifest } from '../../tools/host/manifest.ts';
import { ROOT } from '../../tools/root.ts';
import { runCommand } from '../support/run-command.ts';
import { expect, test } from './fixtures.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

async function listening(handle: Handle) {
  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

/** Netlify's API as far as the check asks it, with what the built functions say of their schedules. */
const netlifyApi = async (isWanted: (name: string) => boolean) => {
  const scheduled = (await readManifest(ROOT)).filter(({ schedule, name }) => schedule && isWanted(name));
  const schedules = scheduled.map(({ name, schedule }) => ({ name, cron: schedule }));
  return listening(({ url, headers }, response) => {
    const isKnown = url === '/api/v1/sites/site-1' && headers.authorization === 'Bearer token-1';
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ published_deploy: { function_schedules: schedules } }));
  });
};

/** What the pages of this build call themselves by. */
async function builtDomain(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  const [, home = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return new URL(home).origin;
}

const netlify = (origin: string) => ({
  NETLIFY_API_URL: origin,
  NETLIFY_AUTH_TOKEN: 'token-1',
  NETLIFY_SITE_ID: 'site-1',
});

const failuresIn = (told: string) => told.match(/(?<=^FAIL {2}).+/gm) ?? [];

test('a deployed site is asked everything, and only its placeholders are wrong @proof', async ({ stack }) => {
  const api = await netlifyApi(() => true);
  const { code, stdout, stderr } = await runCommand(
    'deploy-check.ts',
    [stack.origin, '--domain', await builtDomain(stack.origin)],
    netlify(api.origin),
  );
  api.stop();
  expect(stderr).toBe('');
  expect(failuresIn(stdout)).toEqual(['no page shows a placeholder']);
  expect(stdout).toContain('a telephone number reserved for fiction on ');
  expect(stdout).toContain('Nothing was purged yet');
  expect(stdout).toContain('13 passed, 1 failed, 1 not checked');
  expect(code).toBe(1);
});

/** An answer of the site with something wrong in it. */
interface Damaged {
  readonly status?: number;
  readonly without?: string;
  readonly change?: (body: string) => string;
}

/** By method and path. */
const DAMAGE: Readonly<Record<string, Damaged>> = {
  'GET /api/health': { status: 503, change: () => '{"code":"unavailable"}' },
  'OPTIONS /api/metal-prices': { status: 404 },
  'GET /api/admin/users': { status: 200 },
  'POST /api/webhooks/stripe': { status: 200, change: () => '{"received":true}' },
  'GET /': { without: 'x-frame-options' },
  'GET /merch': { change: (html) => html.replace("script-src 'self'", "script-src 'unsafe-inline'") },
  'GET /api/metal-prices': { without: 'etag' },
  'HEAD /nowhere': { status: 200 },
  'GET /sitemap.xml': {
    change: (xml) => xml.replace(/<loc>[^<]*\/blog</, '<loc>https://elsewhere.test/blog<'),
  },
  'GET /checkout': {
    change: (html) =>
      html
        .replace('</body>', '<script>alert(1)</script></body>')
        // An island that cannot be drawn.
        .replace('component-export="CheckoutApp"', 'component-export="none"'),
  },
};

test('what is wrong with a deployed site is told, check by check @proof', async ({ stack }) => {
  const api = await netlifyApi((name) => name !== 'run-due-work');
  const broken = await listening(async ({ method = 'GET', url = '/', headers }, response) => {
    const { status, without, change } = DAMAGE[`${method} ${url}`] ?? {};
    const { host: _, connection: __, 'content-length': ___, ...rest } = headers;
    const site = await fetch(stack.origin + url, {
      method,
      headers: rest as Record<string, string>,
      ...(method === 'POST' ? { body: '{}' } : {}),
      redirect: 'manual',
    });
    const bytes = Buffer.from(await site.arrayBuffer());
    const dropped = new Set(['content-encoding', 'content-length', 'transfer-encoding', without]);
    const kept = [...site.headers].filter(([name]) => !dropped.has(name));
    response.writeHead(status ?? site.status, Object.fromEntries(kept));
    response.end(method === 'HEAD' ? undefined : change ? change(bytes.toString()) : bytes);
  });
  const { code, stdout } = await runCommand(
    'deploy-check.ts',
    [broken.origin, '--domain', await builtDomain(stack.origin)],
    { ...netlify(api.origin), DATABASE_URL: '' },
  );
  broken.stop();
  api.stop();
  const passed = stdout.match(/(?<=^ {2}ok {2}).+/gm) ?? [];
  expect(passed).toEqual([]);
  for (const told of [
    '/api/health answers 503',
    'OPTIONS /api/metal-prices answers 404',
    '/api/admin/users answers 200',
    '/api/webhooks/stripe answers 200',
    'run-due-work: not known, not * 0-2,11-23 * * *',
    '/ has x-frame-options: nothing, not DENY',
    "/merch allows scripts of 'unsafe-inline'",
    '/api/metal-prices has no ETag',
    '/nowhere answers 200',
    '/sitemap.xml names https://elsewhere.test/blog',
    '/checkout: script-src-elem refused inline',
    '/checkout: Error: Minified React error #130',
  ])
    expect(stdout).toContain(told);
  expect(code).toBe(1);
});

test('a site that does not answer is told so at once @proof', async () => {
  const { code, stderr } = await runCommand('deploy-check.ts', ['http://localhost:1']);
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'http://localhost:1 does not answer.\n' });
});
