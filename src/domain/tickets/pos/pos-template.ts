import { YARDS } from '../../../business/yards.ts';
import { csvText } from '../../shared/csv/csv.ts';
import { POS_COLUMNS, type PosColumn } from './pos-layout.ts';

/** What each column of the template holds in its two rows, which are one ticket. It is void, so that nobody imports it. */
const EXAMPLE = {
  number: ['EXAMPLE-1', 'EXAMPLE-1'],
  date: ['11/21/2026 4:05 PM', ''],
  yard: [YARDS[0]?.name ?? '', ''],
  phone: ['(770) 555-0142', ''],
  status: ['Void', ''],
  paidBy: ['Check', ''],
  grade: ['Bare Bright Copper', 'Steel'],
  unit: ['LB', 'LB'],
  gross: ['102.5', '1166'],
  tare: ['2', ''],
  deduction: ['0.5', ''],
  reason: ['Moisture', ''],
  price: ['4.50', '0.11'],
  total: ['578.26', ''],
} as const satisfies Partial<Record<PosColumn, readonly [string, string]>>;

/** A CSV file whose columns need no guess: they have the names that staff read on the page. */
export const posTemplate = (): string =>
  csvText(
    (Object.keys(EXAMPLE) as (keyof typeof EXAMPLE)[]).map((key) => POS_COLUMNS[key][0]),
    [0, 1].map((row) => Object.values(EXAMPLE).map((cells) => cells[row] ?? '')),
  );
