import { useState } from 'react';
import { STAFF_CSV_MAX_ROWS } from '../../../business/staff-constants.ts';
import { exportQuotesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { inNewYork } from '../../../domain/shared/new-york-time.ts';
import { act } from '../act.ts';
import { saveFile } from '../save-file.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { staffCall } from '../staff.store.ts';

/** A filtered list as one file, fetched in parts. `onRows` gets the number of rows so far. */
async function exportQuotes(query: QueryView, onRows: (rows: number) => void): Promise<Blob> {
  const texts: string[] = [];
  let rows = 0;
  let next: string | null = '';
  while (next !== null && rows < STAFF_CSV_MAX_ROWS) {
    const part: { text: string; rows: number; next: string | null } = await staffCall(exportQuotesApi, {
      query: { ...query, after: next },
    });
    texts.push(part.text);
    rows += part.rows;
    next = part.next;
    onRows(rows);
  }
  return new Blob(texts, { type: 'text/csv;charset=utf-8' });
}

/** Downloads the whole filtered list, not just the rows on the page. */
export function ExportButton({ query }: { readonly query: QueryView }) {
  const [rows, setRows] = useState<number | null>(null);

  async function download() {
    setRows(0);
    await act(async () => {
      const file = await exportQuotes(query, setRows);
      saveFile(file, `quotes-${inNewYork(new Date()).date}.csv`);
    }, 'The CSV is downloaded');
    setRows(null);
  }

  return (
    <div className="mt-6">
      <button
        type="button"
        className="button button-line"
        aria-disabled={rows !== null}
        onClick={() => void (rows === null && download())}
      >
        {rows === null ? 'Download as CSV' : `${rows.toLocaleString('en-US')} rows…`}
      </button>
      <p className="mt-1 text-muted">
        All matching rows, up to {STAFF_CSV_MAX_ROWS.toLocaleString('en-US')} rows. It holds names and
        numbers: keep it safe.
      </p>
    </div>
  );
}
