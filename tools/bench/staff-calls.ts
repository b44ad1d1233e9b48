import { randomBytes } from 'node:crypto';
import { makeSignature } from 'better-auth/crypto';
import { STAFF_SESSION_IDLE_MS } from '../../src/business/staff-constants.ts';
import { listOrdersApi, readStaffOrderApi } from '../../src/domain/orders/admin-orders.api.ts';
import { listQuotesApi, readQuoteApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import type { Page } from '../../src/domain/shared/page-cursor.ts';
import type { Database } from '../../netlify/database/client.ts';
import { staffSessions } from '../../netlify/database/schema/identity.ts';
import { staffUsers } from '../../netlify/database/schema/staff-users.ts';
import { authSecrets } from '../../netlify/lib/secret.ts';
import { STAFF_COOKIE } from '../../netlify/lib/staff-cookies.ts';
import type { Call } from './calls.ts';
import { MANY_ORDERS, orderPhoneOf } from './many-orders.ts';
import { MANY_QUOTES, quotePhoneOf } from './many-quotes.ts';

/** The Cookie header of an owner's browser. For the process whose environment the functions read. */
export async function ownerCookie(db: Database): Promise<string> {
  const [owner] = await db
    .insert(staffUsers)
    .values({ name: 'Olive Owner', email: 'olive@example.com', role: 'owner', twoFactorEnabled: true })
    .returning({ userId: staffUsers.id });
  if (!owner) throw new Error('The owner was not written.');
  const token = randomBytes(24).toString('base64url');
  await db
    .insert(staffSessions)
    .values({ ...owner, token, expiresAt: new Date(Date.now() + STAFF_SESSION_IDLE_MS) });
  return `${STAFF_COOKIE}=${token}.${await makeSignature(token, authSecrets()[0].value)}`;
}

/** As many searches as a day has, each for another number. */
const SEARCHES = 400;

const searches = (path: string, phoneOf: (index: number) => string, many: number) =>
  Array.from({ length: SEARCHES }, (_, index) => {
    const phone = phoneOf(1 + Math.floor((index * many) / SEARCHES));
    return `${path}?q=${encodeURIComponent(phone)}`;
  });

const each = ({ path }: { readonly path: string }, ids: readonly string[]) =>
  ids.map((id) => path.replace(':id', id));

/** What staff ask for at 100,000 requests and orders: the first page, a filtered one, a search, and one of the rows. */
export async function staffCalls(origin: string, cookie: string): Promise<readonly Call[]> {
  const headers = { cookie };
  const list = (what: string, paths: readonly string[]): Call => ({
    what: `GET ${what}`,
    kind: 'list',
    requests: paths.map((path) => ({ path, headers })),
  });
  const idsOf = async (path: string) => {
    const page = (await (await fetch(origin + path, { headers })).json()) as Page<{ readonly id: string }>;
    return page.rows.map(({ id }) => id);
  };
  const [quotes, orders] = [listQuotesApi.path, listOrdersApi.path];
  return [
    list(quotes, [quotes]),
    list(`${quotes}?state=won&kind=pickup`, [`${quotes}?state=won&kind=pickup`]),
    list(`${quotes}?q=a phone number`, searches(quotes, quotePhoneOf, MANY_QUOTES)),
    list(readQuoteApi.path, each(readQuoteApi, await idsOf(quotes))),
    list(orders, [orders]),
    list(`${orders}?q=a phone number`, searches(orders, orderPhoneOf, MANY_ORDERS)),
    list(readStaffOrderApi.path, each(readStaffOrderApi, await idsOf(orders))),
  ];
}
