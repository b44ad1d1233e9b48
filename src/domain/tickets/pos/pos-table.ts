import { guessLayout } from './pos-layout.ts';

/** The part of a file that is a table. */
export interface PosTable {
  /** The names of the columns. */
  readonly head: readonly string[];
  /** Where they stand, as a spreadsheet counts rows: from 1. Titles may be above. */
  readonly headRow: number;
  readonly rows: readonly (readonly string[])[];
}

/** More titles than that are not titles. */
const HEAD_WITHIN = 25;

const isFilled = (cell: string) => cell.trim() !== '';

/** The rows that may hold the names of the columns. */
export const headRows = (rows: readonly (readonly string[])[]): readonly number[] =>
  rows
    .slice(0, HEAD_WITHIN)
    .flatMap((row, index) => (row.filter(isFilled).length > 1 && index + 1 < rows.length ? [index + 1] : []));

export const tableAt = (rows: readonly (readonly string[])[], headRow: number): PosTable => ({
  head: rows[headRow - 1] ?? [],
  headRow,
  rows: rows.slice(headRow),
});

/** The table under the row that names most of what we know; null if there is none. */
export function findTable(rows: readonly (readonly string[])[]): PosTable | null {
  const known = (row: number) => Object.keys(guessLayout(rows[row - 1] ?? []).columns).length;
  const [first, ...others] = headRows(rows);
  if (first === undefined) return null;
  return tableAt(
    rows,
    others.reduce((best, row) => (known(row) > known(best) ? row : best), first),
  );
}
