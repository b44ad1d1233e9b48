import { ALERT_CLOCK, ALERT_MOVED_PERCENT } from '../../business/constants.ts';
import { YARD_IDS, type YardId } from '../../business/yards.ts';
import type { GradePrice } from '../prices/list/price-list.api.ts';
import { PRICE_PLACES, scaled } from '../shared/numbers/weight.ts';
import { momentAt } from '../shared/time/from-new-york.ts';
import { clockMinutes } from '../shared/time/clock-minutes.ts';
import { addDays, inNewYork } from '../shared/time/new-york-time.ts';

export const ALERT_KINDS = ['at_least', 'moved', 'weekly'] as const;
/** A price that reaches an amount; one that has moved since the last mail; or each Monday's list. */
export type AlertKind = (typeof ALERT_KINDS)[number];

export interface AlertRule {
  readonly kind: AlertKind;
  /** null: the whole list. */
  readonly metalType: string | null;
  /** null: whichever pays the most. */
  readonly yardId: YardId | null;
  readonly atLeastCents: number | null;
  readonly unit: string | null;
  /** What the next price is compared with. */
  readonly knownPrice: string | null;
}

/** What each yard pays; a hidden grade is not in it. */
export type PricesByYard = Readonly<Record<YardId, readonly GradePrice[]>>;

export interface AlertPrice {
  readonly grade: GradePrice;
  /** The yard that pays it. */
  readonly yardId: YardId;
}

const steps = (price: string): bigint => scaled(price, PRICE_PLACES);

/** What an alert is about: at its yard, or where the most is paid. null: the grade is hidden, priced by phone, or not on the list. */
export function alertPrice(
  { metalType, yardId }: Pick<AlertRule, 'metalType' | 'yardId'>,
  prices: PricesByYard,
): AlertPrice | null {
  const paid = (yardId === null ? YARD_IDS : [yardId]).flatMap((id) => {
    const grade = prices[id].find((each) => each.metalType === metalType);
    return grade && steps(grade.price) > 0n ? [{ grade, yardId: id }] : [];
  });
  return paid.reduce<AlertPrice | null>(
    (best, each) => (best && steps(best.grade.price) >= steps(each.grade.price) ? best : each),
    null,
  );
}

/** Whether a listed price meets the amount. */
export const isReached = (price: string, atLeastCents: number): boolean =>
  steps(price) >= steps('0.01') * BigInt(atLeastCents);

/** Whether whoever set the alert is to be told of a price: once as it reaches the amount, or each time it has moved far enough. */
export function hasFired(rule: AlertRule, { price, unit }: Pick<GradePrice, 'price' | 'unit'>): boolean {
  const { kind, knownPrice, atLeastCents } = rule;
  if (knownPrice === null || unit !== rule.unit) return false;
  if (kind === 'at_least')
    return atLeastCents !== null && !isReached(knownPrice, atLeastCents) && isReached(price, atLeastCents);
  const [from, to] = [steps(knownPrice), steps(price)];
  return (to > from ? to - from : from - to) * 100n >= from * BigInt(ALERT_MOVED_PERCENT);
}

/** The last Monday at the hour at which lists go out. */
export function lastListTime(now: Date): Date {
  const { date, weekday, minutes } = inNewYork(now);
  const back = (weekday + 6) % 7;
  const days = back === 0 && minutes < clockMinutes(ALERT_CLOCK) ? 7 : back;
  return momentAt(addDays(date, -days), ALERT_CLOCK) ?? now;
}

/** When an address that got its mail today may get the next one. */
export const nextMailTime = (now: Date): Date =>
  momentAt(addDays(inNewYork(now).date, 1), ALERT_CLOCK) ?? now;

/** Whether both are on one New York day. */
export const isSameDay = (one: Date, other: Date): boolean => inNewYork(one).date === inNewYork(other).date;
