import { useRef, useState } from 'react';
import { POS_FILE_MAX_BYTES } from '../../../business/staff-constants.ts';
import { YARDS } from '../../../business/yards.ts';
import { readCsv } from '../../../domain/shared/read-csv.ts';
import { type CounterGrade, listCounterGradesApi } from '../../../domain/tickets/admin-tickets.api.ts';
import { readPosFile } from '../../../domain/tickets/pos-file.ts';
import { guessLayout, lacksOf, type PosLayout, unknownGrades } from '../../../domain/tickets/pos-layout.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { posLayoutKey } from '../../../lib/staff-storage-keys.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { CONTROL, errorProps, Field } from '../../../ui/form/Field.tsx';
import { LoadState } from '../LoadState.tsx';
import { adminReportsPath } from '../../../staff-paths.ts';
import { TICKET_IMPORT_PAGE } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { staffCall } from '../staff.store.ts';
import { counted } from '../staff-text.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { LayoutForm } from './LayoutForm.tsx';
import { useTicketImport } from './use-ticket-import.ts';

const layoutKey = (head: readonly string[]): string => posLayoutKey(head.join('|'));

interface PosTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Asked for once, so that a grade stays in sight while it is chosen. */
  readonly asked: readonly string[];
}

const askGrades = () => staffCall(listCounterGradesApi, { query: { yard: YARDS[0]?.id } });

function Importer({ grades }: { readonly grades: readonly CounterGrade[] }) {
  const [table, setTable] = useState<PosTable | null>(null);
  const [layout, setLayout] = useState<PosLayout>(() => guessLayout([]));
  const [failure, setFailure] = useState<string>();
  const [lacks, setLacks] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const source = useTicketImport();

  const askedIn = (rows: PosTable['rows'], by: PosLayout) =>
    unknownGrades(rows, { ...by, grades: {} }, grades);

  async function open(file: File | undefined) {
    source.forget();
    setLacks([]);
    setTable(null);
    if (!file) return;
    const [head = [], ...rows] = file.size > POS_FILE_MAX_BYTES ? [] : readCsv(await file.text());
    const isTable = head.length > 1 && rows.length > 0;
    setFailure(isTable ? undefined : 'This is no CSV file with a line of names and rows, or it is too large');
    if (!isTable) return;
    const stored = readStored<PosLayout>(layoutKey(head)) ?? guessLayout(head);
    setLayout(stored);
    setTable({ head, rows, asked: askedIn(rows, stored) });
  }

  function change(next: PosLayout) {
    source.forget();
    setLayout(next);
    if (table && next.columns.grade !== layout.columns.grade) {
      setTable({ ...table, asked: askedIn(table.rows, next) });
    }
  }

  function check() {
    if (!table) return;
    const missing = lacksOf(layout);
    setLacks(missing);
    if (missing.length > 0) return void requestAnimationFrame(() => list.current?.focus());
    writeStored(layoutKey(table.head), layout);
    void source.check(readPosFile(table.rows, layout, grades));
  }

  const { step } = source.state;
  const isBusy = step === 'checking' || step === 'taking';
  return (
    <>
      <Field id="pos-file" label="CSV file of the point of sale" error={failure} className="mt-6 max-w-xl">
        <input
          id="pos-file"
          type="file"
          accept=".csv,.txt,text/csv"
          className={CONTROL}
          {...errorProps('pos-file', failure)}
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </Field>
      {table && (
        <>
          <p className="mt-2 text-muted">{counted(table.rows.length, 'row')}</p>
          <LayoutForm
            head={table.head}
            sample={table.rows[0] ?? []}
            layout={layout}
            grades={grades}
            asked={table.asked}
            onChange={change}
          />
          {lacks.length > 0 && (
            <ul ref={list} tabIndex={-1} className="mt-4 border-l-8 border-down bg-surface p-4 font-bold">
              {lacks.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <button
            type="button"
            className="button button-line mt-6"
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : check}
          >
            Look at the tickets
          </button>
          <ImportProgress source={source} />
        </>
      )}
    </>
  );
}

function Loaded() {
  const remote = useRemoteData(askGrades);
  return remote.value === null ? <LoadState {...remote} /> : <Importer grades={remote.value} />;
}

/** The island of /admin/reports/import. */
export const TicketImportPage = () => (
  <StaffGate page={TICKET_IMPORT_PAGE}>
    {() => (
      <>
        <p className="mt-6">
          <a href={adminReportsPath} className="flex min-h-12 items-center underline">
            Back to the reports
          </a>
        </p>
        <p className="max-w-prose">
          Takes the tickets of a file that your point of sale exports: one row for each line of a ticket.
          First you see what would be taken; nothing changes before you say so. The same file again changes
          nothing, so after a break simply choose it again. This device remembers the columns of each kind of
          file.
        </p>
        <Loaded />
      </>
    )}
  </StaffGate>
);
