import { randomInt } from 'node:crypto';
import type { Database } from '../../netlify/database/client.ts';
import { customers, pointsLedger } from '../../netlify/database/schema/rewards.ts';
import { ticketsMark } from '../../netlify/lib/sessions/rewards-device.ts';
import { setSession } from '../../netlify/lib/sessions/rewards-session.ts';
import { setMark } from '../../netlify/lib/sessions/signed-mark.ts';
import { tierOf } from '../../src/domain/rewards/points/tiers.ts';
import type { NewCustomerDraft } from '../../src/domain/rewards/customer.schema.ts';
import { createCookies } from '../../tools/host/function-runner.ts';
import { cookiesOf } from './order.ts';
import { SITE } from './server.ts';

export type CustomerRow = typeof customers.$inferSelect;

const PHONES = 10_000_000;
let lastPhone = randomInt(PHONES);

/** An unused +1XXXXXXXXXX, unique within a process. */
export function freshPhone(): string {
  lastPhone = (lastPhone + 1) % PHONES;
  return `+1404${String(lastPhone).padStart(7, '0')}`;
}

/** A customer with this many points to spend, all of them earned, and a matching ledger. */
export async function customerWith(
  db: Database,
  points = 0,
  facts: Partial<typeof customers.$inferInsert> = {},
): Promise<CustomerRow> {
  const [row] = await db
    .insert(customers)
    .values({
      firstName: 'Ada',
      lastName: 'Wright',
      email: 'ada.wright@example.com',
      phone: freshPhone(),
      totalPoints: points,
      lifetimePoints: points,
      ...facts,
    })
    .returning();
  if (!row) throw new Error('The customer was not written.');
  const entry = { customerId: row.id, kind: 'adjust' as const, points, description: 'Welcome back' };
  if (points > 0) await db.insert(pointsLedger).values(entry);
  return row;
}

/** The Cookie header of a browser that looked this customer up at `now`, after all sessions were ended `version` times. */
export function sessionFor(customerId: string, now?: Date, version = 0): string {
  const { cookies, applyTo } = createCookies(new Request(SITE));
  setSession({ cookies }, { customerId, version }, now);
  return cookiesOf(applyTo(new Response()));
}

/** The same, on a device on which one of their tickets was shown. */
export function deviceOf(customerId: string): string {
  const { cookies, applyTo } = createCookies(new Request(SITE));
  setMark({ cookies }, ticketsMark(customerId));
  return `${sessionFor(customerId)}; ${cookiesOf(applyTo(new Response()))}`;
}

/** A new account as the form sends it. */
export const newCustomerBody = (changes: Partial<NewCustomerDraft> = {}): NewCustomerDraft => ({
  firstName: 'Grace',
  lastName: 'Okafor',
  phone: freshPhone(),
  email: 'grace.okafor@example.com',
  ...changes,
});

/** The answer to a look-up of a customer without a birthday or any visit. */
export const viewOf = ({ id, firstName, lastName, phone, totalPoints, lifetimePoints }: CustomerRow) => ({
  id,
  firstName,
  lastName,
  email: 'a•••@example.com',
  phone: `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`,
  tier: tierOf(lifetimePoints),
  totalPoints,
  pointsOwed: 0,
  lifetimePoints,
  totalVisits: 0,
  consecutiveVisits: 0,
  dateOfBirth: null,
  birthdayBonus: 'no_date',
  hasCodeByMail: false,
});
