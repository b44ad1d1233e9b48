import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { streakBonus } from '../../../../src/domain/rewards/points/points.ts';
import { streakOfDays, streaksOfDays } from '../../../../src/domain/rewards/points/streak.ts';
import { streakEndedText, streakText } from '../../../../src/domain/rewards/visit-text.ts';
import type { Executor } from '../../../database/client.ts';
import { customers, pointsLedger, tickets } from '../../../database/schema/rewards.ts';
import type { LockedCustomer } from '../rows.ts';

type Entry = Omit<typeof pointsLedger.$inferInsert, 'customerId'>;
type Books = Pick<LockedCustomer, 'id' | 'totalPoints' | 'pointsOwed' | 'lifetimePoints'>;
type Changes = PgUpdateSetSource<typeof customers>;

const FOR_THE_TIER: ReadonlySet<string> = new Set(['earn', 'streak_bonus', 'void', 'birthday']);

/** Whether an entry counts as earned: also what staff give, not what they take, nor what a redemption takes and its undoing gives back. */
const isEarned = ({ kind, points }: Entry) => FOR_THE_TIER.has(kind) || (kind === 'adjust' && points > 0);

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { points }) => sum + points, 0);

/**
 * Adds entries to the ledger, and to balance, points owed and lifetime points, with any other change to the customer. What is not there to take
 * is owed, and what is owed comes off what is added. Once for each time that the caller has locked the customer. Returns the balance and what is owed.
 */
export async function bookPoints(
  tx: Executor,
  { id: customerId, ...before }: Books,
  entries: readonly Entry[],
  changes: Changes = {},
) {
  const net = before.totalPoints - before.pointsOwed + sumOf(entries);
  const after = { totalPoints: Math.max(net, 0), pointsOwed: Math.max(-net, 0) };
  const points = after.pointsOwed - before.pointsOwed;
  const description = points > 0 ? 'Points owed: spent before' : 'Taken for points owed';
  const owed = points === 0 ? [] : [{ kind: 'owed', points, description } as const];
  const all = [...entries, ...owed];
  if (all.length > 0) await tx.insert(pointsLedger).values(all.map((entry) => ({ ...entry, customerId })));
  const lifetimePoints = before.lifetimePoints + sumOf(entries.filter(isEarned));
  await tx
    .update(customers)
    .set({ ...changes, ...after, lifetimePoints })
    .where(eq(customers.id, customerId));
  return after;
}

/** A customer's tickets that stand, with what the ledger says that they earned. */
const readStanding = (tx: Executor, customerId: string) =>
  tx
    .select({
      ticketId: tickets.id,
      day: tickets.soldOn,
      earned: sql<number>`coalesce(sum(${pointsLedger.points}) filter (where ${pointsLedger.kind} = 'earn'), 0)::int`,
      bonus: sql<number>`coalesce(sum(${pointsLedger.points}) filter (where ${pointsLedger.kind} = 'streak_bonus'), 0)::int`,
    })
    .from(tickets)
    .leftJoin(pointsLedger, eq(pointsLedger.ticketId, tickets.id))
    .where(and(eq(tickets.customerId, customerId), isNull(tickets.voidedAt)))
    .groupBy(tickets.id)
    .orderBy(tickets.soldAt, tickets.id);

/**
 * The same, after tickets of the customer were recorded, voided or moved: visits and streak are those of the tickets that stand, and so is each
 * one's bonus, by entries for the difference. Returns the bonus of each ticket as well.
 */
export async function bookVisits(
  tx: Executor,
  customer: Books,
  entries: readonly Entry[],
  changes: Changes = {},
) {
  const standing = await readStanding(tx, customer.id);
  const days = standing.map(({ day }) => day);
  const streaks = streaksOfDays(days);
  const bonuses = new Map<string, number>();
  const differences = standing.flatMap(({ ticketId, day, earned, bonus }): Entry[] => {
    const own = entries.filter((entry) => entry.ticketId === ticketId);
    const streak = streaks.get(day) ?? 0;
    const due = streakBonus(earned + sumOf(own), streak);
    bonuses.set(ticketId, due);
    if (due === bonus) return [];
    const description = due > bonus ? streakText(streak) : streakEndedText;
    // Next to the sale, where that is written now.
    const createdAt = own[0]?.createdAt;
    return [{ ticketId, kind: 'streak_bonus', points: due - bonus, description, createdAt }];
  });
  const figures = { totalVisits: standing.length, ...streakOfDays(days) };
  const after = await bookPoints(tx, customer, [...entries, ...differences], { ...changes, ...figures });
  return { ...after, bonuses };
}
