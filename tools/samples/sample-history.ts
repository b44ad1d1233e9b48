import { randomUUID } from 'node:crypto';
import type {
  customers,
  pointsLedger,
  redemptions,
  rewards,
  tickets,
  visits,
} from '../../netlify/database/schema/rewards.ts';
import { payoutCents } from '../../src/domain/estimate/payout.ts';
import { metalName } from '../../src/domain/prices/grades/metal-types.ts';
import { REWARDS_BIRTHDAY } from '../../src/business/constants.ts';
import { pointsFor, streakBonus } from '../../src/domain/rewards/points/points.ts';
import { streakOfDays, streaksOfDays } from '../../src/domain/rewards/points/streak.ts';
import { streakText } from '../../src/domain/rewards/visit-text.ts';
import { addDays, weekdayOf } from '../../src/domain/shared/time/new-york-time.ts';
import { ticketText } from '../../src/domain/tickets/ticket-text.ts';
import type { SampleCustomer } from './sample-customers.ts';

export type OfferedReward = Pick<typeof rewards.$inferSelect, 'id' | 'name' | 'pointsCost'>;
type Entry = typeof pointsLedger.$inferInsert & { readonly createdAt: Date };

export interface SampleHistory {
  readonly customer: typeof customers.$inferInsert;
  readonly tickets: readonly (typeof tickets.$inferInsert)[];
  /** One line for each ticket. */
  readonly visits: readonly (typeof visits.$inferInsert)[];
  readonly redemptions: readonly (typeof redemptions.$inferInsert)[];
  /** Oldest first. */
  readonly ledger: readonly Entry[];
}

/** A leap year, so that it has every day. */
const BIRTH_YEAR = 1968;

/** Late morning in Georgia, all year round. */
const timeOn = (date: string) => new Date(`${date}T15:30:00Z`);

/** The yards are closed on Sundays. */
const openDay = (date: string) => (weekdayOf(date) === 0 ? addDays(date, -1) : date);

function salesOf({ visits: days, loads }: SampleCustomer, customerId: string, today: string) {
  const dayOf = (daysAgo: number) => openDay(addDays(today, -daysAgo));
  const streaks = streaksOfDays(days.map(dayOf));
  const ledger: Entry[] = [];
  const visited = days.flatMap((daysAgo, index) => {
    const load = loads[index % loads.length];
    if (!load) return [];
    const visitedOn = dayOf(daysAgo);
    const streak = streaks.get(visitedOn) ?? 0;
    const createdAt = timeOn(visitedOn);
    const { metalType, weight, price } = load;
    const amountCents = payoutCents({ price, unit: 'lb' }, weight, 'lb');
    const ticketId = randomUUID();
    const visit = {
      id: ticketId,
      ticketId,
      lineNumber: 1,
      customerId,
      metalType,
      weight,
      unit: 'lb',
      amountCents,
      gross: weight,
      tare: '0',
      deduction: '0',
      price,
      postedPrice: price,
      priceUnit: 'lb',
      visitedOn,
      createdAt,
    };
    const entry = { customerId, ticketId, createdAt };
    const points = pointsFor(amountCents);
    const bonus = streakBonus(points, streak);
    ledger.push({
      ...entry,
      kind: 'earn',
      points,
      description: ticketText([{ ...load, name: metalName(metalType), unit: 'lb' }]),
    });
    if (bonus > 0) {
      const description = streakText(streak);
      ledger.push({ ...entry, kind: 'streak_bonus', points: bonus, description });
    }
    return [visit];
  });
  const sold = visited.map(({ ticketId, visitedOn, createdAt, amountCents }) => ({
    ...({ id: ticketId, yardId: 'griffin', customerId, soldAt: createdAt, soldOn: visitedOn } as const),
    ...({ totalCents: amountCents, paidBy: 'check', source: 'counter' } as const),
  }));
  return { tickets: sold, visits: visited, ledger, streak: streakOfDays(days.map(dayOf)) };
}

function vouchersOf(
  { vouchers }: SampleCustomer,
  customerId: string,
  offered: readonly OfferedReward[],
  today: string,
) {
  const ledger: Entry[] = [];
  const redeemed = vouchers.flatMap(({ daysAgo, reward: rewardName, code, state }) => {
    const reward = offered.find(({ name }) => name === rewardName);
    if (!reward) return [];
    const { id: rewardId, pointsCost } = reward;
    const [id, createdAt] = [randomUUID(), timeOn(addDays(today, -daysAgo))];
    const closedAt = state === 'issued' ? null : timeOn(addDays(today, 1 - daysAgo));
    const entry = { customerId, redemptionId: id };
    const description = `Redeemed: ${rewardName}`;
    ledger.push({ ...entry, kind: 'redeem', points: -pointsCost, description, createdAt });
    if (state === 'undone' && closedAt) {
      const givenBack = { points: pointsCost, description: `Given back: ${rewardName}` };
      ledger.push({ ...entry, kind: 'undo', ...givenBack, createdAt: closedAt });
    }
    return [{ id, customerId, rewardId, rewardName, pointsCost, code, state, createdAt, closedAt }];
  });
  return { redemptions: redeemed, ledger };
}

/** The bonus of the last birthday, if the date was on file long enough. */
function birthdayOf(customerId: string, dateOfBirth: string, onFileSince: string, today: string): Entry[] {
  const inYear = (year: number) => `${year}${dateOfBirth.slice(4)}`;
  const thisYear = Number(today.slice(0, 4));
  const year = inYear(thisYear) < today ? thisYear : thisYear - 1;
  if (addDays(onFileSince, REWARDS_BIRTHDAY.waitDays) > inYear(year)) return [];
  const { points } = REWARDS_BIRTHDAY;
  const createdAt = timeOn(inYear(year));
  return [
    { customerId, kind: 'birthday', points, description: 'Birthday bonus', birthdayYear: year, createdAt },
  ];
}

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { points }) => sum + points, 0);

/** The rows of a sample customer on a New York date, by the same rules as real customers. */
export function sampleHistory(
  sample: SampleCustomer,
  offered: readonly OfferedReward[],
  today: string,
): SampleHistory {
  const id = randomUUID();
  const { firstName, lastName, email, phone } = sample;
  const joinedOn = openDay(addDays(today, -(sample.visits[0] ?? 3)));
  const dateOfBirth = sample.dateOfBirth === 'today' ? `${BIRTH_YEAR}${today.slice(4)}` : sample.dateOfBirth;
  const sales = salesOf(sample, id, today);
  const vouchers = vouchersOf(sample, id, offered, today);
  const birthday = dateOfBirth === null ? [] : birthdayOf(id, dateOfBirth, joinedOn, today);
  const ledger = [...sales.ledger, ...vouchers.ledger, ...birthday].toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  return {
    customer: {
      id,
      firstName,
      lastName,
      email,
      phone,
      dateOfBirth,
      dateOfBirthSetAt: dateOfBirth === null ? null : timeOn(joinedOn),
      totalPoints: sumOf(ledger),
      lifetimePoints: sumOf(ledger.filter(({ kind }) => kind !== 'redeem' && kind !== 'undo')),
      totalVisits: sales.visits.length,
      ...sales.streak,
      createdAt: timeOn(joinedOn),
    },
    tickets: sales.tickets,
    visits: sales.visits,
    redemptions: vouchers.redemptions,
    ledger,
  };
}
