const PAID = ['paid', 'complete', 'completed', 'closed', 'settled'];
const LEFT_OUT = [
  'void',
  'voided',
  'cancel',
  'canceled',
  'cancelled',
  'deleted',
  'reversed',
  'hold',
  'held',
  'on hold',
  'open',
  'pending',
  'unpaid',
  'not paid',
];

/** Whether a ticket counts by its status. */
export type PosState = 'paid' | 'out';

/** What a status says of a ticket, in any spelling. Empty counts as paid; null: not known. */
export function posStateOf(status: string): PosState | null {
  if (status.trim() === '') return 'paid';
  const words = status
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  if (LEFT_OUT.includes(words)) return 'out';
  return PAID.includes(words) ? 'paid' : null;
}

/** Whether a cell of a column such as "Void" marks its ticket: "Y", "11/20/2026"; not "N" or "0". */
export const isMarked = (cell: string): boolean =>
  posStateOf(cell) !== 'paid' && !/^(?:n|no\.?|none|n\/a|f|false|0(?:\.0+)?|-+)$/i.test(cell.trim());
