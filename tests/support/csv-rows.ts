import { readCsv } from '../../src/domain/shared/csv/read-csv.ts';

/** The rows of a CSV, each by the names of its columns: a new column changes nothing for a test. */
export function csvRows(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = readCsv(text).filter((row) => row.some((cell) => cell !== ''));
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}
