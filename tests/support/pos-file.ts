import { readCsv } from '../../src/domain/shared/csv/read-csv.ts';
import type { CounterGrade } from '../../src/domain/tickets/admin-tickets.api.ts';
import { readPosFile } from '../../src/domain/tickets/pos/pos-file.ts';
import { guessLayout, type PosLayout } from '../../src/domain/tickets/pos/pos-layout.ts';
import { findTable } from '../../src/domain/tickets/pos/pos-table.ts';

export const GRADES: readonly CounterGrade[] = [
  { metalType: 'copper_wire', name: 'Bare Bright Copper', price: '4.50', unit: 'lb' },
  { metalType: 'steel', name: 'Steel', price: '0.11', unit: 'lb' },
  { metalType: 'auto_bodies', name: 'Complete Car', price: '170', unit: 'ton' },
  { metalType: 'battery', name: 'Battery', price: '3', unit: 'each' },
];

export const HEAD = [
  'Ticket #',
  'Date',
  'Phone',
  'Paid by',
  'Material',
  'Unit',
  'Gross',
  'Tare',
  'Deduct',
  'Reason',
  'Net',
  'Price',
  'Amount',
  'Ticket Total',
];
export const LAYOUT: PosLayout = { ...guessLayout(HEAD), yardId: 'griffin' };

const CELLS = {
  number: '1042',
  date: '11/21/2026 4:05 PM',
  phone: '(770) 555-0142',
  paidBy: 'Check',
  grade: 'Steel',
  unit: 'LBS',
  gross: '1,240.0',
  tare: '40',
  deduction: '',
  reason: '',
  net: '1200',
  price: '$0.110',
  amount: '132.00',
  total: '',
};
export type Cells = typeof CELLS;
export const row = (changes: Partial<Cells> = {}) => Object.values({ ...CELLS, ...changes });
export const read = (...rows: readonly (readonly string[])[]) =>
  readPosFile({ head: HEAD, headRow: 1, rows }, LAYOUT, GRADES);
export const ticketOf = (changes: Partial<Cells>) => read(row(changes))[0];

export const NAMES = 'Ticket,Date,Yard,Phone,Material,UOM,Gross,Tare,Net,Price,Amount,Total';
export const OF = (text: string) => {
  const table = findTable(readCsv(text));
  if (!table) throw new Error('no table');
  return readPosFile(table, guessLayout(table.head), GRADES);
};
export const LINE = '11/20/2026 10:05 AM,Griffin,(770) 555-0103,Steel,LB,1200,200,1000,0.11,110.00,110.00';
export const COPPER = 'copper_wire,LB,250,0,250,4.50,1125.00';
export const STEEL = 'Steel,LB,1200,200,1000,0.11,110.00';
export const statusFile = (...statuses: readonly string[]) =>
  `${NAMES},Status\n${statuses.map((status, index) => `96${index},${LINE},${status}`).join('\n')}\n`;
