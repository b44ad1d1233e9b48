import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../netlify/database/client.ts';
import {
  customers,
  pointsLedger,
  redemptions,
  rewards,
  visits,
} from '../../netlify/database/schema/rewards.ts';
import { customerWith } from './rewards.ts';

type NewRow<Table extends { readonly $inferInsert: object }> = Partial<Table['$inferInsert']>;

/** An existing customer; points that are given, and spent lifetime points, are in the ledger too. */
export async function addCustomer(db: Database, row: NewRow<typeof customers> = {}) {
  const { totalPoints = 0, lifetimePoints = totalPoints } = row;
  const customer = await customerWith(db, lifetimePoints, { ...row, totalPoints, lifetimePoints });
  const points = totalPoints - lifetimePoints;
  const spent = { customerId: customer.id, kind: 'redeem', points, description: 'Spent' } as const;
  if (points < 0) await db.insert(pointsLedger).values(spent);
  return customer;
}

/** A new reward, so that tests do not interfere. */
export async function addReward(db: Database, row: NewRow<typeof rewards> = {}) {
  const [reward] = await db
    .insert(rewards)
    .values({
      name: `Reward ${randomUUID()}`,
      description: 'Something good',
      pointsCost: 1_000,
      category: 'yard',
      minimumTier: 'Bronze',
      ...row,
    })
    .returning();
  if (!reward) throw new Error('no reward');
  return reward;
}

/** Everything that is stored about a customer's points. */
export async function booksOf(db: Database, customerId: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new Error('no such customer');
  const ledger = await db
    .select()
    .from(pointsLedger)
    .where(eq(pointsLedger.customerId, customerId))
    .orderBy(asc(pointsLedger.createdAt));
  const sum = (entries: typeof ledger) => entries.reduce((total, { points }) => total + points, 0);
  return {
    customer,
    ledger,
    visits: await db.select().from(visits).where(eq(visits.customerId, customerId)),
    redemptions: await db.select().from(redemptions).where(eq(redemptions.customerId, customerId)),
    /** According to the ledger. */
    balance: sum(ledger),
    earned: sum(ledger.filter(({ kind, points }) => points > 0 && kind !== 'undo')),
  };
}
