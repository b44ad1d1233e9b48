import { expect, test } from 'vitest';
import { readPosFile } from './pos-file.ts';
import {
  guessLayout,
  lacksOf,
  type PosLayout,
  rememberedLayout,
  unknownGrades,
  unusedStatusColumns,
  withColumn,
} from './pos-layout.ts';
import { GRADES, HEAD, LAYOUT, row } from '../../../../tests/support/pos-file.ts';

test('columns are guessed by their names, and what is missing is told', () => {
  expect(LAYOUT.columns).toEqual({
    number: 0,
    date: 1,
    phone: 2,
    paidBy: 3,
    grade: 4,
    unit: 5,
    gross: 6,
    tare: 7,
    deduction: 8,
    reason: 9,
    net: 10,
    price: 11,
    amount: 12,
    total: 13,
  });
  expect(
    guessLayout(['TICKET', 'Sold', 'Time', 'Location', 'Commodity', 'Net Wt', 'Rate', 'Ext']).columns,
  ).toEqual({
    number: 0,
    date: 1,
    time: 2,
    yard: 3,
    grade: 4,
    net: 5,
    price: 6,
    amount: 7,
  });
  expect(lacksOf(LAYOUT)).toEqual([]);
  expect(
    lacksOf({
      columns: { yard: 1, net: 0, total: 2, number: 3, date: 4, grade: 5, price: 6 },
      yardId: '',
      unit: 'lb',
      grades: {},
      statuses: {},
    }),
  ).toEqual([]);
  expect(lacksOf({ ...guessLayout([]) })).toHaveLength(7);
  expect(lacksOf({ ...guessLayout([]) })[0]).toBe('Choose the column for “Ticket number”.');
});

const columnsOf = (...head: readonly string[]) => guessLayout(head).columns;

test('the best name of all columns is taken, wherever it stands', () => {
  expect(columnsOf('Phone Number', 'Ticket Number', 'Unit Price', 'UOM')).toEqual({
    phone: 0,
    number: 1,
    price: 2,
    unit: 3,
  });
  expect(columnsOf('Customer Number', 'Gross Amount', 'Ticket Status', 'Void Date')).toEqual({
    amount: 1,
    status: 2,
    voided: 3,
  });
  expect(columnsOf('Payment Status', 'Ticket Status', 'Void Reason', 'Cashier Phone')).toEqual({
    status: 1,
    voided: 2,
  });
  expect(columnsOf('Ticket', 'Deleted')).toEqual({ number: 0, voided: 1 });
  expect(columnsOf('TicketNumber', 'Net Amount', 'Net Wt', 'Ticket Total', 'Payment Type')).toEqual({
    number: 0,
    amount: 1,
    net: 2,
    total: 3,
    paidBy: 4,
  });
});

test('a column has one meaning, and a device that remembers none of a status is given it', () => {
  const layout = guessLayout(['Ticket', 'Old Ticket', 'Status']);
  expect(withColumn(layout, 1, 'number').columns).toEqual({ number: 1, status: 2 });
  expect(withColumn(layout, 0, '').columns).toEqual({ status: 2 });
  const { statuses: _, ...old } = { ...layout, columns: { number: 1 } };
  expect(rememberedLayout(['Ticket', 'Old Ticket', 'Status'], old).columns).toEqual({ number: 1, status: 2 });
  const later = { ...layout, columns: { number: 1 } };
  expect(rememberedLayout(['Ticket', 'Old Ticket', 'Status'], later).columns).toEqual({ number: 1 });
});

test('the time may have a column of its own', () => {
  const layout: PosLayout = { ...LAYOUT, columns: { ...LAYOUT.columns, time: 14 } };
  const [found] = readPosFile(
    { head: HEAD, headRow: 1, rows: [[...row({ date: '11/21/2026' }), ' 7:45 AM']] },
    layout,
    GRADES,
  );
  expect(found?.ticket?.soldAt).toBe('2026-11-21T07:45');
});

test('a yard is its column, by id or name, or that of the whole file', () => {
  const layout: PosLayout = { ...LAYOUT, columns: { ...LAYOUT.columns, yard: 14 } };
  const of = (yard: string, yardId: PosLayout['yardId'] = '') => {
    const [found] = readPosFile(
      { head: HEAD, headRow: 1, rows: [[...row(), yard]] },
      { ...layout, yardId },
      GRADES,
    );
    return found?.ticket?.yardId ?? found?.fault?.message;
  };
  expect(of('Newnan')).toBe('newnan');
  expect(of('Newnan #2')).toBe('newnan');
  expect(of('ATLANTA GA')).toBe('atlanta');
  expect(of('', 'griffin')).toBe('griffin');
  expect(of('')).toMatch(/^The yard is missing:/);
  expect(of('Macon', 'griffin')).toMatch(/^“Macon” isn’t one of our yards: use griffin/);
});

test('grades that the file calls otherwise are asked for once, and then known', () => {
  const rows = [
    row({ grade: '#1 BB' }),
    row({ grade: '#1 bb ' }),
    row({ grade: 'STEEL' }),
    row({ grade: '' }),
  ];
  expect(unknownGrades(rows, LAYOUT, GRADES)).toEqual(['#1 bb']);
  const layout = { ...LAYOUT, grades: { '#1 bb': 'copper_wire', steel: 'gone' } };
  expect(unknownGrades(rows, layout, GRADES)).toEqual(['STEEL']);
  expect(
    readPosFile({ head: HEAD, headRow: 1, rows: rows.slice(0, 1) }, layout, GRADES)[0]?.ticket?.lines[0]
      ?.metalType,
  ).toBe('copper_wire');
});

const unused = (...names: readonly string[]) => unusedStatusColumns(names, guessLayout(names));

test('columns that may say that a ticket is no sale, and are not read, are named', () => {
  expect(unused('Ticket #', 'Status', 'State', 'Disposition', 'Void Date', 'Grade')).toEqual([
    'State',
    'Disposition',
  ]);
  expect(unused('Status', 'Type', 'Weight Status')).toEqual(['Type', 'Weight Status']);
  expect(unused('Ticket #', 'Status', 'Grade', 'License State')).toEqual([]);
  expect(unused('Type')).toEqual([]);
});

test.each([
  ['TicketNumber', 'number'],
  ['  Ticket -- No. ', 'number'],
  ['GROSS_LBS', 'gross'],
  ['Net Wt.', 'net'],
  ['Price/Lb', 'price'],
  ['Is Voided?', 'voided'],
])('a column named “%s” holds the %s', (name, key) =>
  expect(guessLayout([name]).columns).toEqual({ [key]: 0 }),
);

test('no column is two things, and nothing is in two columns', () => {
  expect(guessLayout(['Material Description']).columns).toEqual({ grade: 0 });
  expect(guessLayout(['Net', 'Net']).columns).toEqual({ net: 0 });
  expect(guessLayout(['Amount Paid', 'Amount']).columns).toEqual({ total: 0, amount: 1 });
});

test('a column that takes a meaning takes it from the one that had it', () => {
  const layout = guessLayout(['Ticket', 'Gross', 'Net']);
  expect(withColumn(layout, 2, 'gross').columns).toEqual({ number: 0, gross: 2 });
  expect(withColumn(layout, 1, '').columns).toEqual({ number: 0, net: 2 });
});

test('a remembered layout without a status gets one, unless its column means something else', () => {
  const stored = { columns: { number: 0, reason: 1 } };
  expect(rememberedLayout(['Ticket', 'Note', 'Status'], stored).columns).toEqual({
    number: 0,
    reason: 1,
    status: 2,
  });
  expect(rememberedLayout(['Ticket', 'Status'], stored).columns).toEqual({ number: 0, reason: 1 });
  expect(rememberedLayout(['Ticket', 'Note'], stored).columns).toEqual({ number: 0, reason: 1 });
  const known = { ...stored, statuses: {} };
  expect(rememberedLayout(['Ticket', 'Note', 'Status'], known).columns).toEqual({ number: 0, reason: 1 });
});

test('a grade is asked for once, however it is spaced and written', () => {
  const layout = guessLayout(['Ticket', 'Material']);
  const rows = ['Tin', ' tin ', 'TIN', '', 'Steel'].map((grade) => ['1', grade]);
  const grades = [{ metalType: 'steel', name: 'Steel', price: '0.11', unit: 'lb' }];
  expect(unknownGrades(rows, layout, grades)).toEqual(['TIN']);
  expect(unknownGrades(rows, { ...layout, grades: { tin: 'steel' } }, grades)).toEqual([]);
});
