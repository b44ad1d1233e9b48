import { expect, test } from 'vitest';
import type { CounterGrade } from './admin-tickets.api.ts';
import { callParts, readPosFile, readPosTime, rowOfField } from './pos-file.ts';
import { guessLayout, lacksOf, type PosLayout, unknownGrades } from './pos-layout.ts';

const GRADES: readonly CounterGrade[] = [
  { metalType: 'copper_wire', name: 'Bare Bright Copper', price: '4.50', unit: 'lb' },
  { metalType: 'steel', name: 'Steel', price: '0.11', unit: 'lb' },
  { metalType: 'auto_bodies', name: 'Complete Car', price: '170', unit: 'ton' },
  { metalType: 'battery', name: 'Battery', price: '3', unit: 'each' },
];

const HEAD = [
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
const LAYOUT: PosLayout = { ...guessLayout(HEAD), yardId: 'griffin' };

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
type Cells = typeof CELLS;
const row = (changes: Partial<Cells> = {}) => Object.values({ ...CELLS, ...changes });
const read = (...rows: readonly (readonly string[])[]) => readPosFile(rows, LAYOUT, GRADES);
const ticketOf = (changes: Partial<Cells>) => read(row(changes))[0];

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
    }),
  ).toEqual([]);
  expect(lacksOf({ ...guessLayout([]) })).toHaveLength(7);
  expect(lacksOf({ ...guessLayout([]) })[0]).toBe('Choose the column of “Ticket number”.');
});

test('rows of one number are one ticket, and count as in a spreadsheet', () => {
  const [ticket, ...more] = read(
    row(),
    [''],
    row({ grade: 'bare bright copper', gross: '10', tare: '', net: '', price: '4.50', amount: '45.00' }),
  );
  expect(more).toEqual([]);
  expect(ticket).toEqual({
    rows: [2, 4],
    number: '1042',
    fault: null,
    ticket: {
      yardId: 'griffin',
      number: '1042',
      soldAt: '2026-11-21T16:05',
      phone: '(770) 555-0142',
      paidBy: 'check',
      total: '177.00',
      lines: [
        {
          metalType: 'steel',
          unit: 'lb',
          gross: '1240',
          tare: '40',
          deduction: '0',
          deductionReason: null,
          price: '0.11',
          priceReason: null,
        },
        {
          metalType: 'copper_wire',
          unit: 'lb',
          gross: '10',
          tare: '0',
          deduction: '0',
          deductionReason: null,
          price: '4.5',
          priceReason: null,
        },
      ],
    },
  });
  expect(read(row(), row({ date: '11/21/2025' })).map(({ number, fault }) => [number, fault])).toEqual([
    ['1042', null],
    ['1042', null],
  ]);
});

test.each<[string, Partial<Cells>, object]>([
  ['a total', { total: '$1,132.00' }, { total: '1132.00' }],
  ['another way to pay', { paidBy: 'ACH' }, { paidBy: 'transfer' }],
  ['cash, which we do not name', { paidBy: 'Cash' }, { paidBy: 'other' }],
  ['no way to pay', { paidBy: '' }, { paidBy: null }],
  ['a long phone number', { phone: '7'.repeat(40) }, { phone: '7'.repeat(30) }],
  ['a number sign', { number: '#ab-7' }, { number: 'AB-7' }],
])('%s is read', (_, changes, expected) => {
  expect(ticketOf(changes)?.ticket).toMatchObject(expected);
});

test.each<[string, Partial<Cells>, object]>([
  ['net alone', { gross: '', tare: '' }, { gross: '1200', tare: '0', deduction: '0' }],
  [
    'gross and net',
    { tare: '', deduction: '10' },
    { gross: '1240', tare: '30', deduction: '10', deductionReason: null },
  ],
  [
    'a deduction and its reason',
    { deduction: '10', net: '1190', reason: 'moisture' },
    { deduction: '10', deductionReason: 'moisture', priceReason: 'moisture' },
  ],
  ['the reason of a price', { reason: 'Lower grade' }, { deductionReason: null, priceReason: 'lower_grade' }],
  ['a reason that we do not know', { reason: 'Tuesday' }, { deductionReason: null, priceReason: null }],
  ['tons at a price per ton', { unit: 'ton', price: '220' }, { unit: 'ton', price: '0.11' }],
  [
    'pounds of what is priced per ton',
    { grade: 'auto_bodies', price: '0.085' },
    { unit: 'lb', price: '170' },
  ],
  ['tons of what is priced per ton', { grade: 'Complete Car', unit: 'Tons', price: '170' }, { price: '170' }],
  [
    'pieces',
    { grade: 'Battery', unit: 'EA', gross: '3', tare: '', net: '', price: '3' },
    { unit: 'each', gross: '3' },
  ],
  ['no price', { price: '' }, { price: '0' }],
  ['no unit', { unit: '' }, { unit: 'lb' }],
])('%s is a line', (_, changes, line) => {
  expect(ticketOf(changes)?.ticket?.lines[0]).toMatchObject(line);
});

test.each<[Partial<Cells>, string]>([
  [{ number: ' ' }, 'There is no ticket number'],
  [{ number: '12/3' }, 'Please use the number as it is printed'],
  [{ date: '' }, 'There is no date'],
  [{ date: '21.11.2026' }, '“21.11.2026” is no date that we know'],
  [{ grade: '' }, 'There is no grade'],
  [{ grade: 'Gold' }, 'Which grade is “Gold”?'],
  [{ unit: 'kg' }, '“kg” is no unit that we know'],
  [{ gross: 'a lot' }, '“a lot” is no weight'],
  [{ gross: '12 lb net' }, '“12 lb net” is no weight'],
  [{ gross: '12$' }, '“12$” is no weight'],
  [{ number: '12#3' }, 'Please use the number as it is printed'],
  [{ gross: '.' }, '“.” is no weight'],
  [{ gross: '12.3456' }, '“12.3456” is no weight'],
  [{ gross: '', net: '' }, 'There is no weight'],
  [{ net: '1199' }, 'Gross, tare and deduction do not come to the net weight of 1199'],
  [{ tare: '', net: '1241' }, 'The net weight is more than the gross weight'],
  [{ price: 'free' }, '“free” is no price'],
  [{ price: '0.12345' }, '“0.12345” is no price'],
  [{ unit: 't', price: '220.50' }, '$220.5 a ton is no price per pound with four decimals'],
  [{ amount: '1,32' }, '“1,32” is no amount'],
  [{ amount: '' }, 'There is no total and no amount'],
])('%j: %s', (changes, message) => {
  expect(ticketOf(changes)).toMatchObject({ ticket: null, fault: { row: 2, message } });
});

test('a row that is wrong takes its ticket along, and each is told once', () => {
  expect(
    read(
      row(),
      row({ grade: 'Gold' }),
      row({ grade: 'Tin' }),
      row({ number: '7' }),
      row({ number: '' }),
      row({ number: '' }),
    ),
  ).toMatchObject([
    { number: '7', fault: null },
    { number: '1042', rows: [3], fault: { row: 3, message: 'Which grade is “Gold”?' } },
    { number: '', fault: { row: 6 } },
    { number: '', fault: { row: 7 } },
  ]);
  expect(read(row({ total: '132.00' }), row({ total: '264.00' }))).toMatchObject([
    { rows: [2, 3], fault: { row: 3, message: 'Ticket 1042 has another total or time in row 2' } },
  ]);
  expect(read(row(), row({ date: '11/21/2026 4:06 PM' }))).toMatchObject([{ fault: { row: 3 } }]);
  const many = Array.from({ length: 41 }, () => row());
  expect(read(...many)).toMatchObject([{ fault: { row: 2, message: 'A ticket has at most 40 lines' } }]);
});

test('the time may have a column of its own', () => {
  const layout: PosLayout = { ...LAYOUT, columns: { ...LAYOUT.columns, time: 14 } };
  const [found] = readPosFile([[...row({ date: '11/21/2026' }), ' 7:45 AM']], layout, GRADES);
  expect(found?.ticket?.soldAt).toBe('2026-11-21T07:45');
});

test('a yard is its column, by id or name, or that of the whole file', () => {
  const layout: PosLayout = { ...LAYOUT, columns: { ...LAYOUT.columns, yard: 14 } };
  const of = (yard: string, yardId: PosLayout['yardId'] = '') => {
    const [found] = readPosFile([[...row(), yard]], { ...layout, yardId }, GRADES);
    return found?.ticket?.yardId ?? found?.fault?.message;
  };
  expect(of('Newnan')).toBe('newnan');
  expect(of('Newnan #2')).toBe('newnan');
  expect(of('ATLANTA GA')).toBe('atlanta');
  expect(of('', 'griffin')).toBe('griffin');
  expect(of('')).toBe('There is no yard');
  expect(of('Macon', 'griffin')).toBe('“macon” is none of our yards');
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
  expect(readPosFile(rows.slice(0, 1), layout, GRADES)[0]?.ticket?.lines[0]?.metalType).toBe('copper_wire');
});

test.each([
  ['11/21/2026 4:05 PM', '2026-11-21T16:05'],
  ['1/2/26', '2026-01-02T12:00'],
  ['2026-11-21', '2026-11-21T12:00'],
  ['2026-11-21T09:30:15', '2026-11-21T09:30'],
  ['2026-1-2 23:59:59.123', '2026-01-02T23:59'],
  ['11/21/2026 12:05 am', '2026-11-21T00:05'],
  ['11/21/2026 12:05p', '2026-11-21T12:05'],
  ['11/21/2026 4:05 p.m.', '2026-11-21T16:05'],
  ['2026-11-21  9:30', '2026-11-21T09:30'],
  ['11/21/2026   4:05  PM ', '2026-11-21T16:05'],
  ['on 2026-11-21', null],
  ['2026-11-211', null],
  ['on 11/21/2026', null],
  ['11/21/2026, 4:05', null],
  ['11/21/2026 at 4:05', null],
  ['11/21/2026 4:05 PM EST', null],
  ['11/21/2026 late', null],
  ['Saturday', null],
])('%s is %s', (text, time) => {
  expect(readPosTime(text)).toBe(time);
});

const withLines = (lines: number) => ({ lines: Array.from({ length: lines }, () => 0) });

const sizes = (...lines: readonly number[]) =>
  callParts(lines.map(withLines)).map((part) => part.map((each) => each.lines.length));

test('a field leads to its row, and parts hold at most 150 lines', () => {
  expect(rowOfField({ rows: [4, 5, 9] }, 'lines.2.gross')).toBe(9);
  expect(rowOfField({ rows: [4, 5] }, 'total')).toBe(4);
  expect(rowOfField({ rows: [4] }, 'lines.3.gross')).toBe(4);
  expect(rowOfField({ rows: Array.from({ length: 12 }, (_, at) => at) }, 'lines.11.gross')).toBe(11);
  expect(rowOfField({ rows: [] }, 'total')).toBe(0);
  expect(sizes(40, 40, 40, 30, 1)).toEqual([[40, 40, 40, 30], [1]]);
  expect(sizes(40, 40, 40, 31)).toEqual([[40, 40, 40], [31]]);
  expect(sizes()).toEqual([]);
});
