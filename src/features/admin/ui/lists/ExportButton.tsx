import { useState } from 'react';
import { STAFF_CSV_MAX_ROWS } from '../../../../business/constants.ts';
import type { Endpoint } from '../../../../domain/shared/contract/endpoint.ts';
import { inNewYork } from '../../../../domain/shared/time/new-york-time.ts';
import type { QueryView } from '../../../../lib/address/address-view.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { useAct } from '../../act.ts';
import { staffCall } from '../../staff.store.ts';
import { saveFile } from '../../../../lib/save-file.ts';

interface CsvPart {
  readonly text: string;
  readonly rows: number;
  readonly next: string | null;
}

type ExportCall = Endpoint<unknown, CsvPart>;

/** A filtered list as one file, fetched in parts. `onRows` gets the number of rows so far. */
async function exportList(call: ExportCall, query: QueryView, onRows: (rows: number) => void): Promise<Blob> {
  const texts: string[] = [];
  let rows = 0;
  let next: string | null = '';
  while (next !== null && rows < STAFF_CSV_MAX_ROWS) {
    const part: CsvPart = await staffCall(call, { query: { ...query, after: next } });
    texts.push(part.text);
    rows += part.rows;
    next = part.next;
    onRows(rows);
  }
  return new Blob(texts, { type: 'text/csv;charset=utf-8' });
}

interface ExportButtonProps {
  readonly call: ExportCall;
  readonly query: QueryView;
  /** What is listed: "requests". */
  readonly name: string;
  /** What is in it of people. */
  readonly holds: string;
}

/** Downloads the whole filtered list, not just the rows on the page. */
export function ExportButton({ call, query, name, holds }: ExportButtonProps) {
  const [rows, setRows] = useState<number | null>(null);
  const { run, refused } = useAct();

  async function download() {
    setRows(0);
    await run(async () => {
      const file = await exportList(call, query, setRows);
      saveFile(file, `${name}-${inNewYork(new Date()).date}.csv`);
    }, 'CSV downloaded');
    setRows(null);
  }

  return (
    <div className="mt-6">
      <Button aria-disabled={rows !== null} onClick={() => void (rows === null && download())}>
        {rows === null ? 'Download as CSV' : `${rows.toLocaleString('en-US')} rows…`}
      </Button>
      <p className="mt-1 text-muted">
        All matching {name}, up to {STAFF_CSV_MAX_ROWS.toLocaleString('en-US')}. Contains {holds}. Keep it
        private.
      </p>
      <FormFailure message={refused} className="mt-3" />
    </div>
  );
}
