import { startPaypal } from './paypal/paypal.ts';
import { startPrintful } from './printful/printful.ts';
import { startSmarty } from './smarty/smarty.ts';
import { startStripe } from './stripe/stripe.ts';

/** The setting that, once given, means the real system: its stand-in then stays unused. */
const REAL_KEY = {
  stripe: 'STRIPE_SECRET_KEY',
  paypal: 'PAYPAL_CLIENT_ID',
  printful: 'PRINTFUL_TOKEN',
  smarty: 'SMARTY_AUTH_ID',
} as const;

export type RoomName = keyof typeof REAL_KEY;

export const isRoomName = (name: string): name is RoomName => Object.hasOwn(REAL_KEY, name);

/** The stand-ins for Stripe, PayPal, Printful and Smarty, each on a port of its own. */
export async function startRooms(siteUrl: string) {
  const [stripe, paypal, printful, smarty] = await Promise.all([
    startStripe(siteUrl),
    startPaypal(siteUrl),
    startPrintful(siteUrl),
    startSmarty(),
  ]);
  const rooms = { stripe, paypal, printful, smarty };
  const names = Object.keys(REAL_KEY) as RoomName[];
  return {
    ...rooms,
    /** What makes the functions use the rooms, except where `env` already names the real system. */
    environment: (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
      Object.assign(
        {},
        ...names.filter((name) => !env[REAL_KEY[name]]).map((name) => rooms[name].environment),
      ),
    async stop(): Promise<void> {
      await Promise.all(names.map((name) => rooms[name].stop()));
    },
  };
}

export type Rooms = Awaited<ReturnType<typeof startRooms>>;
