import { moneyText } from '../../../domain/shared/money.ts';
import type { ReportFigures, TicketReport } from '../../../domain/tickets/ticket-report.api.ts';
import { averagePrice, GROUP_NAMES, rowName } from '../../../domain/tickets/ticket-report.ts';
import { staffDay } from '../staff-text.ts';

const decimalText = (decimal: string): string =>
  Number(decimal).toLocaleString('en-US', { maximumFractionDigits: 3 });

const perPound = (price: string | null): string => (price === null ? '–' : `$${price}`);

const COLUMNS: readonly (readonly [name: string, text: (row: ReportFigures) => string])[] = [
  ['Tickets', ({ tickets }) => tickets.toLocaleString('en-US')],
  ['Pounds', ({ pounds }) => decimalText(pounds)],
  ['Pieces', ({ pieces }) => decimalText(pieces)],
  ['Paid', ({ paidCents }) => moneyText(paidCents)],
  ['Average per lb', ({ pricedCents, pricedPounds }) => perPound(averagePrice(pricedCents, pricedPounds))],
  ['Posted', ({ postedCents, pricedPounds }) => perPound(averagePrice(postedCents, pricedPounds))],
  ['Below posted', ({ belowCents }) => moneyText(belowCents)],
  ['Lb taken off', ({ deductedPounds }) => decimalText(deductedPounds)],
  ['Points', ({ points }) => (points === null ? '–' : points.toLocaleString('en-US'))],
];

const cells = (row: ReportFigures) =>
  COLUMNS.map(([name, text]) => (
    <td key={name} className="text-right whitespace-nowrap tabular-nums">
      {text(row)}
    </td>
  ));

/** Every figure of the chart, and more; on a phone it scrolls inside. */
export function ReportTable({ report: { by, rows, total } }: { readonly report: TicketReport }) {
  const label = `Tickets by ${GROUP_NAMES[by].toLowerCase()}`;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className="staff-scroll mt-4" tabIndex={0} aria-label={label}>
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">{GROUP_NAMES[by]}</th>
              {COLUMNS.map(([name]) => (
                <th key={name} scope="col" className="text-right">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className="whitespace-nowrap">
                  {by === 'day' ? staffDay(row.key) : rowName(row, by)}
                </th>
                {cells(row)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-bold">
              <th scope="row">Total</th>
              {cells(total)}
            </tr>
          </tfoot>
        </table>
      </section>
      <p className="mt-2 max-w-prose text-muted">
        Voided tickets count for nothing. Averages are those of lines by weight whose price was recorded;
        “Posted” is what the price list would have paid for the same pounds. Tons count as 2,000 lb.
        {by === 'grade' && <span> Points are given for a ticket, not for a grade.</span>}
      </p>
    </>
  );
}
