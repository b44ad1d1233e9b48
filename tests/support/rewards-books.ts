import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../netlify/database/client.ts';
import {
  customers,
  pointsLedger,
  redemptions,
  rewards,
  tickets,
  visits,
} from '../../netlify/database/schema/rewards.ts';
import { streakOfDays } from '../../src/domain/rewards/points/streak.ts';
import { customerWith } from './rewards.ts';

type NewRow<Table extends { readonly $inferInsert: object }> = Partial<Table['$inferInsert']>;

/** An existing customer; points that are given, and spent lifetime points, are in the ledger too. They visited on `days`, without earning. */
export async function addCustomer(
  db: Database,
  row: NewRow<typeof customers> = {},
  days: readonly string[] = [],
) {
  const { totalPoints = 0, lifetimePoints = totalPoints } = row;
  const figures = { totalPoints, lifetimePoints, totalVisits: days.length, ...streakOfDays(days) };
  const customer = await customerWith(db, lifetimePoints, { ...figures, ...row });
  const sales = days.map((visitedOn) => ({
    customerId: customer.id,
    visitedOn,
    createdAt: new Date(`${visitedOn}T17:00:00Z`),
  }));
  if (sales.length > 0) await addSales(db, sales);
  const points = totalPoints - lifetimePoints;
  const spent = { customerId: customer.id, kind: 'redeem', points, description: 'Spent' } as const;
  if (points < 0) await db.insert(pointsLedger).values(spent);
  return customer;
}

type SoldLine = Omit<NewRow<typeof visits>, 'ticketId' | 'lineNumber'> & {
  readonly customerId: string;
  readonly createdAt?: Date;
};

/** Sales of one line each, with the ticket's id, without the figures of the scale. */
export async function addSales(db: Database, sales: readonly SoldLine[]): Promise<readonly string[]> {
  const lines = sales.map((sale) => {
    const id = randomUUID();
    const facts = { metalType: 'copper_wire', weight: '120', unit: 'lb', amountCents: 54_000 };
    const when = { visitedOn: '2026-05-04', createdAt: new Date('2026-05-04T12:00:00Z') };
    return { id, ticketId: id, lineNumber: 1, ...facts, ...when, ...sale };
  });
  await db.insert(tickets).values(
    lines.map(({ id, customerId, amountCents, visitedOn, createdAt }) => ({
      id,
      customerId,
      totalCents: amountCents,
      soldOn: visitedOn,
      soldAt: createdAt,
      source: 'import' as const,
    })),
  );
  await db.insert(visits).values(lines);
  return lines.map(({ id }) => id);
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
    // A sale and its streak bonus have the same time.
    .orderBy(asc(pointsLedger.createdAt), asc(pointsLedger.kind), asc(pointsLedger.id));
  const sum = (entries: typeof ledger) => entries.reduce((total, { points }) => total + points, 0);
  return {
    customer,
    ledger,
    tickets: await db
      .select()
      .from(tickets)
      .where(eq(tickets.customerId, customerId))
      .orderBy(asc(tickets.soldAt), asc(tickets.id)),
    visits: await db
      .select()
      .from(visits)
      .where(eq(visits.customerId, customerId))
      .orderBy(asc(visits.createdAt), asc(visits.ticketId), asc(visits.lineNumber)),
    redemptions: await db
      .select()
      .from(redemptions)
      .where(eq(redemptions.customerId, customerId))
      .orderBy(asc(redemptions.createdAt), asc(redemptions.id)),
    /** According to the ledger. */
    balance: sum(ledger),
    earned: sum(
      ledger.filter(
        ({ kind, points }) => !['owed', 'undo', 'redeem'].includes(kind) && (kind !== 'adjust' || points > 0),
      ),
    ),
  };
}
