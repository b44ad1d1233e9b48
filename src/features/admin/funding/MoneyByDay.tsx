import { useState } from 'react';
import { type Funding, type Money, readFundingApi } from '../../../domain/payments/admin-funding.api.ts';
import { fundingCsv } from '../../../domain/payments/funding-csv.ts';
import { CHART_HEIGHT, moneyChart } from '../../../domain/payments/money-chart.ts';
import { providerName } from '../../../domain/providers/providers.ts';
import { type DayRange, latestDays } from '../../../domain/shared/time/day-range.schema.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { inNewYork } from '../../../domain/shared/time/new-york-time.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { counted, staffDay } from '../staff-text.ts';
import { RangeForm } from '../ui/lists/RangeForm.tsx';
import { useStaffData } from '../use-staff-data.ts';
import { Button } from '../../../ui/Button.tsx';

/** The amounts of a day, in the order in which they are shown. */
const MONEY_NAMES = [
  ['takenCents', 'Sales'],
  ['feesCents', 'Fees'],
  ['refundedCents', 'Refunds'],
  ['disputedCents', 'Disputes'],
  ['netCents', 'Net'],
  ['payoutsCents', 'Payouts'],
] as const satisfies readonly (readonly [keyof Money, string])[];

const cells = (money: Money) =>
  MONEY_NAMES.map(([key]) => (
    <td
      key={key}
      className={`text-right whitespace-nowrap tabular-nums ${money[key] === 0 ? 'text-muted' : ''}`}
    >
      {moneyText(money[key])}
      {key === 'feesCents' && money.feesUnknown > 0 && <span title="Some fees are pending">*</span>}
    </td>
  ));

/** Every figure of the chart, and more; on a phone it scrolls inside. */
function MoneyTable({ funding: { days, total } }: { readonly funding: Funding }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="staff-scroll mt-4" tabIndex={0} aria-label="Money by day and provider">
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Provider</th>
              {MONEY_NAMES.map(([key, name]) => (
                <th key={key} scope="col" className="text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((row) => (
              <tr key={row.day + row.provider}>
                <th scope="row" className="whitespace-nowrap">
                  {staffDay(row.day)}
                </th>
                <td>{providerName(row.provider)}</td>
                {cells(row)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-bold">
              <th scope="row" colSpan={2}>
                Total
              </th>
              {cells(total)}
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="mt-2 text-muted">
        Net is sales less fees, refunds and lost disputes. Days are Eastern time. Payouts show on the day they
        reach your bank. PayPal has none: its money stays in your PayPal account until you withdraw it.
        {total.feesUnknown > 0 && (
          <span>
            {` * Fees for ${counted(total.feesUnknown, 'payment')} are pending. We check every hour.`}
          </span>
        )}
      </p>
    </>
  );
}

/** A line in the background's color separates the bars, so that they can be told apart without their colors. */
const BAR = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;

const KEYS = [
  ['bg-copper', 'Sales through Stripe'],
  ['bg-ink', 'Sales through PayPal'],
  ['bg-down', 'Refunds and disputes (below the line)'],
] as const;

/** Money by day as bars; the table under it says the same in figures. */
function MoneyBars({ funding }: { readonly funding: Funding }) {
  const { from, to, total } = funding;
  const { width, zeroAt, stripe, paypal, back, highest } = moneyChart(funding);
  const label = `Bar chart of money by day from ${staffDay(from)} to ${staffDay(to)}. Sales total ${moneyText(total.takenCents)}. The table below has every number.`;
  return (
    <figure className="mt-4 bg-surface p-4">
      <p className="text-sm text-muted tabular-nums">
        {highest > 0 ? `Highest day: about $${highest.toLocaleString('en-US')}` : 'No sales'}
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

/** What all the chosen days come to. */
const MoneyTotals = ({ total }: { readonly total: Money }) => (
  <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
    {MONEY_NAMES.map(([key, name]) => (
      <div key={key} className="border-l-8 border-copper bg-surface p-3">
        <dt className="text-muted">{name}</dt>
        <dd className="text-xl font-bold tabular-nums">{moneyText(total[key])}</dd>
      </div>
    ))}
  </dl>
);

function Report({ range }: { readonly range: DayRange }) {
  const funding = useStaffData(readFundingApi, { query: range });
  const { value } = funding;
  if (value === null) return <LoadState {...funding} waiting="mt-4 min-h-96" />;
  const { from, to, days } = value;
  const download = () =>
    saveFile(new Blob([fundingCsv(value)], { type: 'text/csv;charset=utf-8' }), `money-${from}-to-${to}.csv`);
  if (days.length === 0) return <p className="mt-4">No money moved on these days.</p>;
  return (
    <>
      <MoneyTotals total={value.total} />
      <MoneyBars funding={value} />
      <MoneyTable funding={value} />
      <Button className="mt-4" onClick={download}>
        Download as CSV
      </Button>
    </>
  );
}

/** What came in and went out on the chosen days. */
export function MoneyByDay() {
  const [today] = useState(() => inNewYork(new Date()).date);
  const [range, setRange] = useState(() => latestDays(today));
  return (
    <section className="mt-8" aria-labelledby="money-title">
      <h2 id="money-title">Money by day</h2>
      <RangeForm range={range} today={today} onChoose={setRange} />
      <Report key={range.from + range.to} range={range} />
    </section>
  );
}
