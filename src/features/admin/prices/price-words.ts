import { addDays, inNewYork } from '../../../domain/shared/time/new-york-time.ts';
import { YARD_IDS, yardName } from '../../../business/yards.ts';
import type { YardId } from '../../../business/yards.ts';
import { withoutZeros } from '../../../domain/prices/price-shift.ts';
import { counted } from '../staff-text.ts';
import type { NewPrice } from './price-draft.ts';

const LIST = new Intl.ListFormat('en-US');

const yardsOf = (prices: readonly NewPrice[]): readonly YardId[] =>
  YARD_IDS.filter((id) => prices.some(({ line }) => line.yardId === id));

const namesOf = (prices: readonly NewPrice[]) => LIST.format(yardsOf(prices).map(yardName));

/** "1 new price at all 3 yards", "2 new prices at Griffin GA only", "3 new prices: 2 at all 3 yards, 1 at Griffin GA". */
export function changesText(prices: readonly NewPrice[]): string {
  const all = counted(prices.length, 'new price');
  const common = prices.filter(({ line }) => line.yardId === null).length;
  const everywhere = `at all ${YARD_IDS.length} yards`;
  if (common === prices.length) return `${all} ${everywhere}`;
  if (common === 0) return `${all} at ${namesOf(prices)} only`;
  return `${all}: ${common} ${everywhere}, ${prices.length - common} at ${namesOf(prices)}`;
}

/** "Publish to 3 yards", "Publish to Griffin GA". */
export const publishText = (prices: readonly NewPrice[]): string =>
  prices.some(({ line }) => line.yardId === null)
    ? `Publish to ${YARD_IDS.length} yards`
    : `Publish to ${namesOf(prices)}`;

/** New prices that no field shows while the prices of this yard are shown: "1 new price at Griffin GA isn’t shown here". */
export function hiddenText(prices: readonly NewPrice[], shown: YardId | null): string {
  const hidden = prices.filter(({ line }) => line.yardId !== shown);
  if (hidden.length === 0) return '';
  const places = [
    ...(hidden.some(({ line }) => line.yardId === null) ? ['all yards'] : []),
    ...yardsOf(hidden).map(yardName),
  ];
  return `${counted(hidden.length, 'new price')} at ${LIST.format(places)} ${hidden.length === 1 ? 'isn’t' : 'aren’t'} shown here`;
}

/** "Griffin GA stays at $4.70": a yard with a price of its own does not follow the common one. */
export function staysText({ line: { metal, yardId } }: NewPrice, prices: readonly NewPrice[]): string {
  if (yardId !== null) return '';
  const staying = metal.yards.filter(
    (own) => !prices.some(({ line }) => line.metal === metal && line.yardId === own.yardId),
  );
  return staying.map((own) => `${yardName(own.yardId)} stays at $${withoutZeros(own.price)}`).join(', ');
}

/** On New York's clock: when yards may open on the day after this one. */
export const tomorrowMorning = (now: Date): string => `${addDays(inNewYork(now).date, 1)}T07:00`;
