import type { Funding } from '../../../domain/payments/admin-funding.api.ts';
import { CHART_HEIGHT, moneyChart } from '../../../domain/payments/money-chart.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { staffDay } from '../staff-text.ts';

/** A line in the background's color separates the bars, so that they can be told apart without their colors. */
const BAR = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;

const KEYS = [
  ['bg-copper', 'Taken by Stripe'],
  ['bg-ink', 'Taken by PayPal'],
  ['bg-down', 'Refunded or lost, below the line'],
] as const;

/** Money by day as bars; the table under it says the same in figures. */
export function MoneyBars({ funding }: { readonly funding: Funding }) {
  const { from, to, total } = funding;
  const { width, zeroAt, stripe, paypal, back, highest } = moneyChart(funding);
  const label = `Bars of money by day from ${staffDay(from)} to ${staffDay(to)}. In all ${moneyText(total.takenCents)} taken. The table below has every figure.`;
  return (
    <figure className="mt-4 bg-surface p-4">
      <p className="text-sm text-muted tabular-nums">
        {highest > 0 ? `Highest day: about $${highest.toLocaleString('en-US')}` : 'Nothing was taken'}
      </p>
      <svg
        viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1 h-48 w-full"
        role="img"
        aria-label={label}
      >
        <path d={stripe} {...BAR} className="fill-copper stroke-surface" />
        <path d={paypal} {...BAR} className="fill-ink stroke-surface" />
        <path d={back} {...BAR} className="fill-down stroke-surface" />
        <path
          d={`M0 ${zeroAt}h${width}`}
          className="stroke-muted"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-sm text-muted">
        <span>{staffDay(from)}</span>
        <span className="text-right">{staffDay(to)}</span>
      </p>
      <figcaption>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {KEYS.map(([color, name]) => (
            <li key={name} className="flex items-center gap-2">
              <span className={`size-4 ${color}`} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
