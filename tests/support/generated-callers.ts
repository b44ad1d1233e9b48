import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { staffSessions } from '../../netlify/database/schema/identity.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import { STAFF_COOKIE } from '../../netlify/lib/staff/staff-cookies.ts';
import { STAFF_SESSION_IDLE_MS } from '../../src/business/constants.ts';
import type { Endpoint } from '../../src/domain/shared/contract/endpoint.ts';
import { mayAct, type StaffRole } from '../../src/domain/shared/roles.ts';
import { CERTIFICATE_PATH, signedHeaders } from '../../tools/sandbox/paypal/account.ts';
import type { FilledSite } from './filled-site.ts';
import type { GeneratedRequest } from './generated-request.ts';
import { sessionFor } from './rewards.ts';
import type { TestServer } from './server.ts';
import { PASSWORD } from './sign-in.ts';
import { setPassword, staffWith } from './staff.ts';

const setting = (name: string): string => process.env[name] ?? '';

type Signer = (body: string | Uint8Array) => Readonly<Record<string, string>>;

/** How the senders of events prove themselves, by path. */
const SIGNERS: Readonly<Record<string, Signer>> = {
  '/api/webhooks/stripe': (body) => ({
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({
      payload: Buffer.from(body).toString('utf8'),
      secret: setting('STRIPE_WEBHOOK_SECRET'),
    }),
  }),
  '/api/webhooks/paypal': (body) =>
    signedHeaders(body, setting('PAYPAL_WEBHOOK_ID'), setting('PAYPAL_MOCK_URL') + CERTIFICATE_PATH),
  '/api/webhooks/printful': (body) => ({
    'x-pf-webhook-signature': createHmac('sha256', setting('PRINTFUL_WEBHOOK_SECRET'))
      .update(body)
      .digest('hex'),
  }),
  '/api/webhooks/pos': (body) => {
    const time = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', setting('POS_WEBHOOK_SECRET')).update(`${time}.`).update(body);
    return { 'x-pos-time': time, 'x-pos-signature': signature.digest('hex') };
  },
};

async function member({ db }: TestServer, role: StaffRole) {
  const { id, cookie } = await staffWith(db, role);
  await setPassword(db, id, PASSWORD);
  const token = cookie.slice(STAFF_COOKIE.length + 1).split('.')[0] ?? '';
  return {
    cookie,
    /** Restores them, whatever the last request did to account and session. */
    async restore() {
      await db
        .update(staffUsers)
        .set({ role, disabledAt: null, twoFactorEnabled: role !== 'staff' })
        .where(
          and(
            eq(staffUsers.id, id),
            // Where nothing was done to them, nothing is written.
            sql`(${staffUsers.role}, ${staffUsers.disabledAt}, ${staffUsers.twoFactorEnabled})
              is distinct from (${role}, null::timestamptz, ${role !== 'staff'})`,
          ),
        );
      const expiresAt = new Date(Date.now() + STAFF_SESSION_IDLE_MS);
      await db.insert(staffSessions).values({ token, expiresAt, userId: id }).onConflictDoNothing();
    },
  };
}

/** The customer a request is about. */
function customerOf({ params, body }: GeneratedRequest, { customerIds }: FilledSite): string {
  const inBody = typeof body === 'string' ? (body.match(/[\da-f-]{36}/g) ?? []) : [];
  const named = [params['id'] ?? '', ...inBody];
  return named.find((id) => customerIds.includes(id)) ?? customerIds[0] ?? randomUUID();
}

/** A suitable caller for each call: a staff member for each role, a customer, a buyer, and the providers. */
export async function createCallers(server: TestServer, site: FilledSite) {
  const staff = await member(server, 'staff');
  const owner = await member(server, 'owner');
  return {
    /** The headers of the right caller, of another one, or of nobody. */
    async headersFor({ path, access }: Endpoint<unknown, unknown>, request: GeneratedRequest) {
      const signer = SIGNERS[path];
      if (request.caller === 'nobody') return {};
      if (signer) return request.caller === 'right' ? signer(request.body ?? '') : {};
      const may = access !== undefined && access !== 'provider' && mayAct('staff', access);
      const person = may === (request.caller === 'right') ? staff : owner;
      if (request.method !== 'GET' && /^\/api\/(auth|admin)/.test(path)) await person.restore();
      return { cookie: [person.cookie, sessionFor(customerOf(request, site)), ...site.cookies].join('; ') };
    },
  };
}

export type Callers = Awaited<ReturnType<typeof createCallers>>;
