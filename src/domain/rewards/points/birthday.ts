import { REWARDS_BIRTHDAY } from '../../../business/constants.ts';
import { addDays } from '../../shared/time/new-york-time.ts';

export type BirthdayBonus = 'no_date' | 'too_new' | 'not_today' | 'ready' | 'claimed';

export interface BirthdayFacts {
  /** ISO date, or null if none is on file. */
  readonly dateOfBirth: string | null;
  /** The New York date on which it was put on file. */
  readonly onFileSince: string | null;
  /** The last calendar year whose bonus was paid. */
  readonly claimedYear: number | null;
}

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** Whether a date of birth, or its "--MM-DD", falls on a New York date. February 29 counts on the 28th in common years. */
export function isBirthday(dateOfBirth: string, today: string): boolean {
  const [born, now] = [dateOfBirth.slice(-5), today.slice(-5)];
  if (born === '02-29' && !isLeapYear(Number(today.slice(0, 4)))) return now === '02-28';
  return born === now;
}

/** The state of the birthday bonus on a New York date. It is paid once per calendar year. */
export function birthdayBonus(facts: BirthdayFacts, today: string): BirthdayBonus {
  const { dateOfBirth, onFileSince, claimedYear } = facts;
  if (dateOfBirth === null) return 'no_date';
  if (!isBirthday(dateOfBirth, today)) return 'not_today';
  if (claimedYear === Number(today.slice(0, 4))) return 'claimed';
  const isNew = onFileSince === null || addDays(onFileSince, REWARDS_BIRTHDAY.waitDays) > today;
  return isNew ? 'too_new' : 'ready';
}
