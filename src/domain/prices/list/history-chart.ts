import { PRICE_HISTORY_DAYS } from '../../../business/constants.ts';
import { historyTexts } from '../texts.ts';
import type { PricePoint } from '../prices.api.ts';

interface PriceStep extends PricePoint {
  /** Signed dollars against the step before, "+$0.10" or "−$0.05"; empty for the first. */
  readonly change: string;
}

export interface HistoryChart {
  /** A step line in a box 90 wide, one a day with now at the right, and 100 high: SVG path data. */
  readonly line: string;
  /** Height of the last price in that box. */
  readonly nowAt: number;
  /** Decimal dollars as they were typed. */
  readonly low: string;
  readonly high: string;
  /** What each price held from, the newest first; a price that came twice in a row is one. */
  readonly steps: readonly PriceStep[];
  /** The same as a sentence. */
  readonly summary: string;
}

const days = PRICE_HISTORY_DAYS;
const DAY_MS = 86_400_000;
/** Room above and below the line. */
const TOP = 10;
const HEIGHT = 80;

const decimalsOf = (price: string) => price.split('.')[1]?.length ?? 0;
const rounded = (length: number) => Math.round(length * 10) / 10;

/** Reads the points of a PriceHistory, oldest first and at least one. Null if a price or a time is not a number. */
export function historyChart(points: readonly PricePoint[], now: Date): HistoryChart | null {
  // A price that is only given by telephone is not zero.
  const told = points.filter(({ price }) => Number(price) !== 0);
  const known = told.length > 0 ? told : points;
  const held = known.filter(({ price }, index) => Number(price) !== Number(known[index - 1]?.price));
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last || !held.every(({ from, price }) => Date.parse(from) && Number(price) >= 0))
    return null;

  const decimals = Math.max(2, ...held.map(({ price }) => decimalsOf(price)));
  const dollars = (amount: number) => `$${Math.abs(amount).toFixed(decimals)}`;
  const changeTo = ({ price }: PricePoint, index: number) => {
    const amount = Number(price) - Number(held[index - 1]?.price);
    return index === 0 ? '' : `${amount < 0 ? '−' : '+'}${dollars(amount)}`;
  };
  const byPrice = held.toSorted((a, b) => Number(a.price) - Number(b.price));
  const [low, high] = [(byPrice[0] ?? first).price, (byPrice.at(-1) ?? last).price];

  const daysAgo = (from: string) => (now.getTime() - Date.parse(from)) / DAY_MS;
  const x = (from: string) => rounded(Math.min(days, Math.max(0, days - daysAgo(from))));
  const spread = Number(high) - Number(low);
  const y = (price: string) =>
    spread === 0 ? 50 : rounded(TOP + HEIGHT * ((Number(high) - Number(price)) / spread));
  const line = held.map(({ from, price }, index) =>
    index === 0 ? `M${x(from)} ${y(price)}` : `H${x(from)}V${y(price)}`,
  );

  const span = Math.min(days, Math.max(1, Math.round(daysAgo(first.from))));
  const net = Number(last.price) - Number(first.price);
  const range = [`$${low}`, `$${high}`] as const;
  return {
    line: `${line.join('')}H${days}`,
    nowAt: y(last.price),
    low,
    high,
    steps: held.map((step, index) => ({ ...step, change: changeTo(step, index) })).toReversed(),
    summary:
      held.length === 1
        ? historyTexts.unchanged(span)
        : net === 0
          ? historyTexts.same(span, ...range)
          : historyTexts[net > 0 ? 'up' : 'down'](dollars(net), span, ...range),
  };
}
