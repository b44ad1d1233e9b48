import { useState } from 'react';
import { YARD_CHOICES, yardName } from '../../../business/yards.ts';
import { type DayRange, latestDays } from '../../../domain/shared/time/day-range.schema.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { inNewYork } from '../../../domain/shared/time/new-york-time.ts';
import { REASON_NAMES } from '../../../domain/tickets/ticket-reasons.ts';
import {
  readReportApi,
  REPORT_GROUPS,
  type ReportFigures,
  type ReportGroup,
  type ReportReason,
  type ReportRow,
  type TicketReport,
} from '../../../domain/tickets/ticket-report.api.ts';
import { averagePrice, GROUP_NAMES, reportCsv, rowName } from '../../../domain/tickets/ticket-report.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { StaffGate } from '../StaffGate.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { mayOpen, STAFF_PAGES, TICKET_IMPORT_PAGE } from '../staff-pages.ts';
import { counted, staffDay } from '../staff-text.ts';
import { RangeForm } from '../ui/lists/RangeForm.tsx';
import { useStaffData } from '../use-staff-data.ts';

const decimalText = (decimal: string): string =>
  Number(decimal).toLocaleString('en-US', { maximumFractionDigits: 3 });

const perPound = (price: string | null): string => (price === null ? '–' : `$${price}`);

/** The money first: on a phone, the rest is out of view until it is scrolled to. */
const COLUMNS: readonly (readonly [name: string, text: (row: ReportFigures) => string])[] = [
  ['Paid', ({ paidCents }) => moneyText(paidCents)],
  ['Tickets', ({ tickets }) => tickets.toLocaleString('en-US')],
  ['Pounds', ({ pounds }) => decimalText(pounds)],
  ['Pieces', ({ pieces }) => decimalText(pieces)],
  ['Average per lb', ({ pricedCents, pricedPounds }) => perPound(averagePrice(pricedCents, pricedPounds))],
  ['Posted', ({ postedCents, pricedPounds }) => perPound(averagePrice(postedCents, pricedPounds))],
  ['Below posted', ({ belowCents }) => moneyText(belowCents)],
  ['Lb deducted', ({ deductedPounds }) => decimalText(deductedPounds)],
  ['Points', ({ points }) => (points === null ? '–' : points.toLocaleString('en-US'))],
];

const cells = (row: ReportFigures) =>
  COLUMNS.map(([name, text]) => (
    <td key={name} className="text-right whitespace-nowrap tabular-nums">
      {text(row)}
    </td>
  ));

const isByTime = (by: ReportGroup): boolean => by === 'day' || by === 'week';

/** What a row is called on the page: "Nov 27, 2026", "Week of Nov 23, 2026", "Griffin GA". */
function titleOf(row: ReportRow, by: ReportGroup): string {
  if (!isByTime(by)) return rowName(row, by);
  return by === 'week' ? `Week of ${staffDay(row.key)}` : staffDay(row.key);
}

/** Every figure of the chart, and more; on a phone it scrolls inside. */
function ReportTable({ report: { by, rows, total } }: { readonly report: TicketReport }) {
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
                  {titleOf(row, by)}
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
        Voided tickets aren’t counted. Averages cover lines sold by weight with a recorded price. “Posted” is
        what the price list would have paid for the same pounds. A ton counts as 2,000 lb.
        {by === 'grade' && <span> Customers earn points on a whole ticket, so there are none by grade.</span>}
      </p>
    </>
  );
}

/** More would be a list, which the table is. */
const SHOWN = 31;

/** What was paid, as bars: the newest days, or where the most was paid. The table has every figure, for everybody. */
function ReportBars({ report: { by, rows } }: { readonly report: TicketReport }) {
  const first = rows.slice(0, SHOWN);
  // Time runs down, as in every chart of it.
  const shown = isByTime(by) ? first.toReversed() : first;
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
            <span>{titleOf(row, by)}</span>
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

/** Why weight was taken off, and why another price was paid. */
const ReasonTable = ({ reasons }: { readonly reasons: readonly ReportReason[] }) => (
  <>
    <h3 className="mt-8 text-2xl">Deductions and price changes by reason</h3>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
    <section className="staff-scroll mt-4" tabIndex={0} aria-label="Deductions and price changes by reason">
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Reason</th>
            <th scope="col" className="text-right">
              Reduction
            </th>
            <th scope="col">Type</th>
            {['Lines', 'Pounds'].map((name) => (
              <th key={name} scope="col" className="text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ kind, reason, lines, pounds, cents }) => (
            <tr key={kind + reason}>
              <th scope="row">{REASON_NAMES[reason]}</th>
              <td className="text-right tabular-nums">{moneyText(cents)}</td>
              <td>{kind === 'deduction' ? 'Deduction' : 'Price change'}</td>
              <td className="text-right tabular-nums">{lines.toLocaleString('en-US')}</td>
              <td className="text-right tabular-nums">
                {Number(pounds).toLocaleString('en-US', { maximumFractionDigits: 3 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </>
);

interface Asked extends DayRange {
  readonly by: ReportGroup;
  readonly yard: string;
}

function Report({ asked }: { readonly asked: Asked }) {
  const remote = useStaffData(readReportApi, { query: { ...asked } });
  const { value: report } = remote;
  if (report === null) return <LoadState {...remote} waiting="mt-4 min-h-96" />;
  const { from, to, by, rows, reasons } = report;
  const days = from === to ? staffDay(from) : `${staffDay(from)} to ${staffDay(to)}`;
  if (rows.length === 0) return <p className="mt-4">No tickets on these days.</p>;
  const download = () =>
    saveFile(
      new Blob([reportCsv(report)], { type: 'text/csv;charset=utf-8' }),
      `tickets-by-${by}-${from}-to-${to}.csv`,
    );
  return (
    <>
      <h3 className="mt-6 text-2xl">
        {`By ${GROUP_NAMES[by].toLowerCase()}, ${days}${asked.yard === '' ? '' : `, ${yardName(asked.yard)}`}`}
      </h3>
      <ReportBars report={report} />
      <ReportTable report={report} />
      {reasons.length > 0 && <ReasonTable reasons={reasons} />}
      <p className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button onClick={download}>Download as CSV</Button>
        <Button onClick={() => print()}>Print</Button>
      </p>
    </>
  );
}

/** What was bought on the chosen days. */
function TicketReports() {
  const [today] = useState(() => inNewYork(new Date()).date);
  const [asked, setAsked] = useState<Asked>(() => ({ ...latestDays(today), by: 'day', yard: '' }));
  return (
    <section className="mt-6" aria-labelledby="reports-title">
      <h2 id="reports-title">Tickets</h2>
      <div className="print:hidden">
        <RangeForm range={asked} today={today} onChoose={(range) => setAsked({ ...asked, ...range })} />
        <div className="mt-4 flex flex-wrap gap-4">
          <SelectField
            id="filter-by"
            label="By"
            fieldClass="min-w-40 flex-1 sm:max-w-56"
            choices={REPORT_GROUPS.map((group) => [group, GROUP_NAMES[group]] as const)}
            value={asked.by}
            onValue={(by) => setAsked({ ...asked, by: by as ReportGroup })}
          />
          <SelectField
            id="filter-yard"
            label="Yard"
            fieldClass="min-w-40 flex-1 sm:max-w-56"
            choices={[['', 'All yards'], ...YARD_CHOICES]}
            value={asked.yard}
            onValue={(yard) => setAsked({ ...asked, yard })}
          />
        </div>
      </div>
      <Report key={Object.values(asked).join()} asked={asked} />
    </section>
  );
}

/** The island of /admin/reports. */
export const ReportsPage = () => (
  <StaffGate page={STAFF_PAGES.reports}>
    {(staff) => (
      <>
        {mayOpen(staff.role, TICKET_IMPORT_PAGE) && (
          <p className="mt-6 print:hidden">
            <a href={TICKET_IMPORT_PAGE.href} className="button button-line">
              Import tickets from a file
            </a>
          </p>
        )}
        <TicketReports />
      </>
    )}
  </StaffGate>
);
