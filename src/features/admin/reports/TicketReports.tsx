import { useState } from 'react';
import { YARD_CHOICES, yardName } from '../../../business/yards.ts';
import { type DayRange, latestDays } from '../../../domain/shared/day-range.schema.ts';
import { inNewYork } from '../../../domain/shared/new-york-time.ts';
import { readReportApi, REPORT_GROUPS, type ReportGroup } from '../../../domain/tickets/ticket-report.api.ts';
import { GROUP_NAMES, reportCsv } from '../../../domain/tickets/ticket-report.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { RangeForm } from '../ui/RangeForm.tsx';
import { LoadState } from '../LoadState.tsx';
import { saveFile } from '../save-file.ts';
import { staffCall } from '../staff.store.ts';
import { staffDay } from '../staff-text.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { ReasonTable } from './ReasonTable.tsx';
import { ReportBars } from './ReportBars.tsx';
import { ReportTable } from './ReportTable.tsx';

interface Asked extends DayRange {
  readonly by: ReportGroup;
  readonly yard: string;
}

function Report({ asked }: { readonly asked: Asked }) {
  const remote = useRemoteData(() => staffCall(readReportApi, { query: { ...asked } }));
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
        <button type="button" className="button button-line" onClick={download}>
          Download as CSV
        </button>
        <button type="button" className="button button-line" onClick={() => print()}>
          Print
        </button>
      </p>
    </>
  );
}

/** What was bought on the chosen days. */
export function TicketReports() {
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
