import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { REWARDS_ON_OFFER } from '../../src/business/rewards.ts';
import { birthdayBonus } from '../../src/domain/rewards/points/birthday.ts';
import { streakOn } from '../../src/domain/rewards/points/streak.ts';
import { tierOf } from '../../src/domain/rewards/points/tiers.ts';
import { addDays, inNewYork, weekdayOf } from '../../src/domain/shared/time/new-york-time.ts';
import { SAMPLE_CUSTOMERS } from './sample-customers.ts';
import { sampleHistory } from './sample-history.ts';

const OFFERED = REWARDS_ON_OFFER.map((reward) => ({ ...reward, id: randomUUID() }));
/** Each day of two years, one of them a leap year. */
const DAYS = Array.from({ length: 731 }, (_, days) => addDays('2027-01-01', days));

const ALWAYS = { isNeverBelowZero: true, isSummedUp: true, isOnOpenDays: true };
const sumOf = (entries: readonly { points: number }[]) =>
  entries.reduce((sum, { points }) => sum + points, 0);

test.each(SAMPLE_CUSTOMERS)('$firstName is who was meant on whatever day it is made', (sample) => {
  const made = DAYS.map((today) => {
    const { customer, visits, redemptions, ledger } = sampleHistory(sample, OFFERED, today);
    const { consecutiveVisits = 0, lastVisitOn = null, dateOfBirth = null, dateOfBirthSetAt } = customer;
    const onFileSince = dateOfBirthSetAt ? inNewYork(dateOfBirthSetAt).date : null;
    const balances = ledger.map((_, index) => sumOf(ledger.slice(0, index + 1)));
    return {
      tier: tierOf(customer.lifetimePoints ?? 0),
      streak: streakOn({ consecutiveVisits, lastVisitOn }, today),
      isBirthday: birthdayBonus({ dateOfBirth, onFileSince, claimedYear: null }, today) === 'ready',
      vouchers: redemptions.length,
      isNeverBelowZero: balances.every((balance) => balance >= 0),
      isSummedUp: customer.totalPoints === (balances.at(-1) ?? 0),
      isOnOpenDays: visits.every(({ visitedOn }) => visitedOn < today && weekdayOf(visitedOn) !== 0),
    };
  });
  const isToday = sample.dateOfBirth === 'today';
  const wrong = made.filter(({ isBirthday, ...facts }) => {
    const meant = { ...sample.meant, vouchers: sample.vouchers.length, ...ALWAYS };
    return !isDeepStrictEqual(facts, { ...facts, ...meant }) || (isToday && !isBirthday);
  });
  expect(wrong).toEqual([]);
});

test('a voucher of a reward that is no longer on offer is left out, with its points', () => {
  const earl = SAMPLE_CUSTOMERS.filter(({ firstName }) => firstName === 'Earl');
  const [history] = earl.map((sample) => sampleHistory(sample, [], '2027-05-05'));
  expect(history?.redemptions).toEqual([]);
  expect(history?.ledger.every(({ points }) => points > 0)).toBe(true);
});
