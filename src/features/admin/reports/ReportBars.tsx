import { moneyText } from '../../../domain/shared/money.ts';
import type { TicketReport } from '../../../domain/tickets/ticket-report.api.ts';
import { rowName } from '../../../domain/tickets/ticket-report.ts';
import { counted, staffDay } from '../staff-text.ts';

/** More would be a list, which the table is. */
const SHOWN = 31;

/** What was paid, as bars: the newest days, or where the most was paid. The table has every figure, for everybody. */
export function ReportBars({ report: { by, rows } }: { readonly report: TicketReport }) {
  const shown = rows.slice(0, SHOWN);
  const most = Math.max(1, ...shown.map(({ paidCents }) => paidCents));
  const rest = rows.length - shown.length;
  return (
    <figure className="mt-4 bg-surface p-4">
      <figcaption className="text-sm text-muted">
        {`Paid${rest > 0 ? `. ${counted(rest, 'more row')} in the table` : ''}`}
      </figcaption>
      <div className="report-bars mt-2" aria-hidden="true">
        {shown.map((row) => (
          <div key={row.key}>
            <span>{by === 'day' ? staffDay(row.key) : rowName(row, by)}</span>
            <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" className="h-4 w-full">
              <path
                d={`M0 0h${Math.max(0, row.paidCents)}v1h-${Math.max(0, row.paidCents)}z`}
                className="fill-copper"
              />
            </svg>
            <span>{moneyText(row.paidCents)}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
