import { STAFF_CSV_MAX_ROWS } from '../../../business/staff-constants.ts';
import { exportQuotesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { staffCall } from '../staff.store.ts';
import type { QueryView } from '../../../lib/address-view.ts';

/** All of a filtered list as one file, part by part. `onRows` is told how many there are so far. */
export async function exportQuotes(query: QueryView, onRows: (rows: number) => void): Promise<Blob> {
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
