import type { Funding } from './admin-funding.api.ts';
import { daysBetween } from '../shared/time/day-range.schema.ts';

/** Of the box, from its top to its bottom. */
export const CHART_HEIGHT = 100;
/** The width of a day; its bar leaves a little of it free. */
const DAY_WIDTH = 10;
const BAR_WIDTH = 8;

export interface MoneyChart {
  /** Of the box, in the same unit as CHART_HEIGHT. */
  readonly width: number;
  /** The zero line: payments rise from it, refunds hang from it. */
  readonly zeroAt: number;
  /** SVG path data of all bars of a kind, one a day; empty if there are none. */
  readonly stripe: string;
  readonly paypal: string;
  readonly back: string;
  /** The whole dollars of the highest bar; 0 if there is none. */
  readonly highest: number;
}

const rounded = (length: number) => Math.round(length * 100) / 100;

/** In cents. */
interface Column {
  readonly stripe: number;
  readonly paypal: number;
  readonly back: number;
}

const EMPTY: Column = { stripe: 0, paypal: 0, back: 0 };

function columnsOf({ from, days }: Pick<Funding, 'from' | 'days'>): ReadonlyMap<number, Column> {
  const columns = new Map<number, Column>();
  for (const { day, provider, takenCents, refundedCents, disputedCents } of days) {
    const index = daysBetween(from, day) - 1;
    const column = columns.get(index) ?? EMPTY;
    columns.set(index, {
      ...column,
      [provider]: column[provider] + takenCents,
      back: column.back + refundedCents + disputedCents,
    });
  }
  return columns;
}

/** Bars of money by day: one provider's on the other's, and what went back below. */
export function moneyChart({ from, to, days }: Pick<Funding, 'from' | 'to' | 'days'>): MoneyChart {
  const columns = columnsOf({ from, days });
  const values = [...columns.values()];
  const highest = Math.max(0, ...values.map(({ stripe, paypal }) => stripe + paypal));
  const deepest = Math.max(0, ...values.map(({ back }) => back));
  const scale = CHART_HEIGHT / (highest + deepest || 1);
  const zeroAt = rounded(highest * scale);
  const bar = (index: number, top: number, height: number) =>
    height === 0
      ? ''
      : `M${index * DAY_WIDTH + 1} ${rounded(top)}h${BAR_WIDTH}v${rounded(height)}h-${BAR_WIDTH}z`;
  const pathOf = (draw: (column: Column) => { top: number; height: number }) =>
    [...columns]
      .map(([index, column]) => {
        const { top, height } = draw(column);
        return bar(index, top * scale, height * scale);
      })
      .join('');
  return {
    width: daysBetween(from, to) * DAY_WIDTH,
    zeroAt,
    stripe: pathOf(({ stripe }) => ({ top: highest - stripe, height: stripe })),
    paypal: pathOf(({ stripe, paypal }) => ({ top: highest - stripe - paypal, height: paypal })),
    // If more refunds came back to us on a day than went out, only the table shows it.
    back: pathOf(({ back }) => ({ top: highest, height: Math.max(0, back) })),
    highest: Math.ceil(highest / 100),
  };
}
