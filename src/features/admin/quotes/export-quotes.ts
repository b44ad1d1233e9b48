import { STAFF } from '../../../business/staff-constants.ts';
import { exportQuotesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { staffCall } from '../staff.store.ts';
import type { InboxView } from './inbox.store.ts';

/** All of a filtered list as one file, part by part. `onRows` is told how many there are so far. */
export async function exportQuotes(query: InboxView, onRows: (rows: number) => void): Promise<Blob> {
  const texts: string[] = [];
  let rows = 0;
  let next: string | null = '';
  while (next !== null && rows < STAFF.csvMaxRows) {
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

/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A browser may begin to read it after this.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
