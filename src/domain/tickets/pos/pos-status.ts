const PAID = ['paid', 'complete', 'completed', 'closed', 'settled'];
const VOID = ['void', 'voided', 'cancel', 'canceled', 'cancelled', 'deleted', 'reversed'];
const NOT_YET = ['hold', 'held', 'on hold', 'open', 'pending', 'unpaid', 'not paid'];

/** Whether a ticket counts by its status. */
export type PosState = 'paid' | 'out';

const wordsOf = (status: string) =>
  status
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Whether a status says that the ticket will never be a sale; one that is held or open may be paid later. */
export const isVoidStatus = (status: string): boolean => VOID.includes(wordsOf(status));

/** What a status says of a ticket, in any spelling. Empty counts as paid; null: not known. */
export function posStateOf(status: string): PosState | null {
  if (status.trim() === '') return 'paid';
  const words = wordsOf(status);
  if (VOID.includes(words) || NOT_YET.includes(words)) return 'out';
  return PAID.includes(words) ? 'paid' : null;
}

/** Whether a cell of a column such as "Void" marks its ticket: "Y", "11/20/2026"; not "N" or "0". */
export const isMarked = (cell: string): boolean =>
  posStateOf(cell) !== 'paid' && !/^(?:n|no\.?|none|n\/a|f|false|0(?:\.0+)?|-+)$/i.test(cell.trim());
