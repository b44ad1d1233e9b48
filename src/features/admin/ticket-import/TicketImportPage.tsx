import { useRef, useState } from 'react';
import { POS_FILE_MAX_BYTES } from '../../../business/constants.ts';
import { YARDS } from '../../../business/yards.ts';
import { csvTextOf, readCsv } from '../../../domain/shared/csv/read-csv.ts';
import { type CounterGrade, listCounterGradesApi } from '../../../domain/tickets/admin-tickets.api.ts';
import { readPosFile } from '../../../domain/tickets/pos/pos-file.ts';
import {
  guessLayout,
  lacksOf,
  type PosLayout,
  rememberedLayout,
  unknownGrades,
  unknownStatuses,
  unusedStatusColumns,
} from '../../../domain/tickets/pos/pos-layout.ts';
import { posTemplate } from '../../../domain/tickets/pos/pos-template.ts';
import { findTable, headRows, type PosTable, tableAt } from '../../../domain/tickets/pos/pos-table.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage/storage.ts';
import { posLayoutKey } from '../../../lib/storage/staff-storage-keys.ts';
import { useRemoteData } from '../../../lib/requests/use-remote-data.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../ui/dialog/Question.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { adminReportsPath } from '../../../paths.ts';
import { TICKET_IMPORT_PAGE } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { staffCall } from '../staff.store.ts';
import { counted } from '../staff-text.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { type AskedWords, LayoutForm } from './LayoutForm.tsx';
import { useTicketImport } from './use-ticket-import.ts';

const layoutKey = (head: readonly string[]): string =>
  posLayoutKey(head.map((name) => name.trim()).join('|'));

const storedLayout = (head: readonly string[]): Partial<PosLayout> | null =>
  readStored<Partial<PosLayout>>(layoutKey(head));

type Rows = PosTable['rows'];

interface PosFile {
  readonly rows: Rows;
  readonly table: PosTable;
  /** Asked for once, so that a word stays in view while it is chosen. */
  readonly asked: AskedWords;
}

/** The rows of a file, or why there are none. */
async function readRows(file: File): Promise<Rows | string> {
  if (file.size > POS_FILE_MAX_BYTES) {
    return `This file is larger than ${POS_FILE_MAX_BYTES / 1_000_000} MB. Export fewer days at once`;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The first letters of every workbook, which is a ZIP.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return 'This is an Excel workbook. Save it as CSV and choose that file';
  const rows = readCsv(csvTextOf(bytes));
  return headRows(rows).length > 0 ? rows : 'We couldn’t read this file. Use a CSV with a header row';
}

const askGrades = () => staffCall(listCounterGradesApi, { query: { yard: YARDS[0]?.id } });

function Importer({ grades }: { readonly grades: readonly CounterGrade[] }) {
  const [file, setFile] = useState<PosFile | null>(null);
  const [layout, setLayout] = useState<PosLayout>(() => guessLayout([]));
  const [failure, setFailure] = useState<string>();
  const [lacks, setLacks] = useState<readonly string[]>([]);
  const [asks, setAsks] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const source = useTicketImport();
  const table = file?.table;
  const unused = table ? unusedStatusColumns(table.head, layout) : [];

  const askedIn = (rows: Rows, by: PosLayout): AskedWords => ({
    grades: unknownGrades(rows, { ...by, grades: {} }, grades),
    statuses: unknownStatuses(rows, { ...by, statuses: {} }),
  });

  function show(rows: Rows, next: PosTable) {
    const by = rememberedLayout(next.head, storedLayout(next.head) ?? {});
    setLayout(by);
    setFile({ rows, table: next, asked: askedIn(next.rows, by) });
  }

  async function open(chosen: File | undefined) {
    source.forget();
    setLacks([]);
    setFile(null);
    if (!chosen) return;
    const rows = await readRows(chosen);
    setFailure(typeof rows === 'string' ? rows : undefined);
    if (typeof rows === 'string') return;
    const known = headRows(rows).find((row) => storedLayout(rows[row - 1] ?? []) !== null);
    const found = known === undefined ? findTable(rows) : tableAt(rows, known);
    if (found) show(rows, found);
  }

  function chooseHead(headRow: number) {
    if (!file) return;
    source.forget();
    removeStored(layoutKey(file.table.head));
    const next = tableAt(file.rows, headRow);
    writeStored(layoutKey(next.head), rememberedLayout(next.head, storedLayout(next.head) ?? {}));
    show(file.rows, next);
  }

  function change(next: PosLayout) {
    source.forget();
    setLayout(next);
    if (!file) return;
    writeStored(layoutKey(file.table.head), next);
    if (next.columns !== layout.columns) setFile({ ...file, asked: askedIn(file.table.rows, next) });
  }

  function check() {
    if (!table) return;
    const missing = lacksOf(layout);
    setLacks(missing);
    if (missing.length > 0) return void requestAnimationFrame(() => list.current?.focus());
    if (unused.length > 0) setAsks(true);
    else void source.check(readPosFile(table, layout, grades));
  }

  const { step } = source.state;
  const isBusy = step === 'checking' || step === 'taking';
  return (
    <>
      <TextField
        id="pos-file"
        label="CSV file from your point of sale"
        error={failure}
        fieldClass="mt-6 max-w-xl"
        type="file"
        accept=".csv,.txt,text/csv"
        onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
      />
      {file && table && (
        <>
          <p className="mt-2 text-muted">{`${counted(table.rows.length, 'row')} below the header`}</p>
          <div className="mt-4 max-w-xl">
            <SelectField
              id="filter-headRow"
              label="Header row"
              choices={headRows(file.rows).map((row) => [
                String(row),
                `${row}: ${(file.rows[row - 1] ?? []).filter(Boolean).join(', ').slice(0, 60)}`,
              ])}
              value={String(table.headRow)}
              onValue={(row) => chooseHead(Number(row))}
            />
          </div>
          <LayoutForm table={table} layout={layout} grades={grades} asked={file.asked} onChange={change} />
          {lacks.length > 0 && (
            <ul ref={list} tabIndex={-1} className="mt-4 border-l-8 border-down bg-surface p-4 font-bold">
              {lacks.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <Button className="mt-6" aria-disabled={isBusy} onClick={isBusy ? undefined : check}>
            Preview
          </Button>
          {asks && (
            <Question
              title={`Skip ${unused.map((name) => `“${name}”`).join(' and ')}?`}
              text="From its name, it may say which tickets are void, held or open. Those aren’t sales. If it does, choose what it means above first."
              yes="Skip it"
              onYes={() => void source.check(readPosFile(table, layout, grades))}
              onClose={() => setAsks(false)}
            />
          )}
          <ImportProgress
            source={source}
            nameOf={(column) => table.head[layout.columns[column] ?? -1]?.trim() ?? ''}
          />
        </>
      )}
    </>
  );
}

function Loaded() {
  const remote = useRemoteData(askGrades);
  return remote.value === null ? <LoadState {...remote} /> : <Importer grades={remote.value} />;
}

const saveTemplate = () =>
  saveFile(new Blob([posTemplate()], { type: 'text/csv;charset=utf-8' }), 'tickets-template.csv');

/** The island of /admin/reports/import. */
export const TicketImportPage = () => (
  <StaffGate page={TICKET_IMPORT_PAGE}>
    {() => (
      <>
        <p className="mt-6">
          <a href={adminReportsPath} className="flex min-h-12 items-center underline">
            Back to reports
          </a>
        </p>
        <p className="max-w-prose">
          Import tickets from a CSV file with one row for each line of a ticket. You’ll see a preview first,
          and nothing changes until you import. Importing the same file twice is safe: if you get interrupted,
          just choose it again.
        </p>
        <p className="mt-3 max-w-prose">
          Our template works best: its columns need no matching. Its example is marked void, so it’s never
          imported. With your POS’s own export, check what each column means. This device remembers your
          choices.
        </p>
        <Button className="mt-4" onClick={saveTemplate}>
          Download the template
        </Button>
        <Loaded />
      </>
    )}
  </StaffGate>
);
