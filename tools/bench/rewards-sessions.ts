import { openSession } from '../../netlify/lib/rewards-session.ts';
import type { Database } from '../../netlify/database/client.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import { createCookies } from '../host/cookies.ts';

/** A customer and the Cookie header of a browser that has looked it up. */
export interface RewardsSession {
  readonly customerId: string;
  readonly phone: string;
  readonly cookie: string;
}

function cookieOf(customerId: string): string {
  const { cookies, applyTo } = createCookies(new Request('http://localhost'));
  openSession({ cookies }, customerId);
  const [line = ''] = applyTo(new Response()).headers.getSetCookie();
  return line.split(';')[0] ?? '';
}

/** Sessions for some of the customers there are. For the process whose environment the functions read. */
export async function rewardsSessions(db: Database, count: number): Promise<RewardsSession[]> {
  const rows = await db
    .select({ customerId: customers.id, phone: customers.phone })
    .from(customers)
    // Ids are random: so is who comes first.
    .orderBy(customers.id)
    .limit(count);
  return rows.map((row) => ({ ...row, cookie: cookieOf(row.customerId) }));
}
