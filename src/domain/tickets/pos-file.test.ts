import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '../shared/read-csv.ts';
import type { CounterGrade } from './admin-tickets.api.ts';
import { callParts, readPosFile, remarkAt } from './pos-file.ts';
import {
  guessLayout,
  lacksOf,
  type PosLayout,
  rememberedLayout,
  unknownGrades,
  unknownStatuses,
  unusedStatusColumns,
  withColumn,
} from './pos-layout.ts';
import { posStateOf } from './pos-status.ts';
import { findTable } from './pos-table.ts';
import { readPosTime, readPosTimes } from './pos-time.ts';

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
const read = (...rows: readonly (readonly string[])[]) =>
  readPosFile({ head: HEAD, headRow: 1, rows }, LAYOUT, GRADES);
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
      statuses: {},
    }),
  ).toEqual([]);
  expect(lacksOf({ ...guessLayout([]) })).toHaveLength(7);
  expect(lacksOf({ ...guessLayout([]) })[0]).toBe('Choose the column of “Ticket number”.');
});

// Asked: 300
test('rows of one number are one ticket, and count as in a spreadsheet', () => {
  const [ticket, ...more] = read(
    row(),
    [''],
    row({ grade: 'bare bright copper', gross: '10', tare: '', net: '', price: '4.50', amount: '45.00' }),
  );
  expect(more).toEqual([]);
  expect(ticket).toEqual({
    rows: [2, 4],
    lineRows: [2, 4],
    number: '1042',
    fault: null,
    leftOut: null,
    phoneFault: null,
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
  ['a label before the number', { number: 'No. ab-7' }, { number: 'AB-7' }],
  ['no phone number', { phone: 'N/A' }, { phone: '' }],
  ['an empty mask', { phone: '(   )    -' }, { phone: '' }],
  ['no phone number, without a slash', { phone: 'NA' }, { phone: '' }],
  ['none, in a word', { phone: 'none' }, { phone: '' }],
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
  [
    'tons at a price per ton',
    { unit: 'ton', price: '220', amount: '264,000.00' },
    { unit: 'ton', gross: '1240', price: '0.11' },
  ],
  ['pounds at a price per ton', { unit: 'ton', price: '220' }, { unit: 'lb', gross: '1240', price: '0.11' }],
  [
    'hundredweights at their price',
    { unit: 'cwt', gross: '12.4', tare: '0.4', net: '12', price: '11.00' },
    { unit: 'lb', gross: '1240', tare: '40', price: '0.11' },
  ],
  [
    'a price that four decimals cannot say, but pay',
    { unit: 'GT', gross: '2240', tare: '', net: '', price: '250.00', amount: '250.00' },
    { unit: 'lb', gross: '2240', price: '0.1116' },
  ],
  [
    'hundredweights without an amount',
    { unit: 'C', price: '11', amount: '', total: '132.00' },
    { gross: '1240', price: '0.11' },
  ],
  [
    'pounds of what is priced per ton',
    { grade: 'auto_bodies', price: '0.085' },
    { unit: 'lb', price: '170' },
  ],
  [
    'tons of what is priced per ton',
    { grade: 'Complete Car', unit: 'Tons', price: '170', amount: '204,000' },
    { price: '170' },
  ],
  [
    'pieces',
    { grade: 'Battery', unit: 'EA', gross: '3', tare: '', net: '', price: '3' },
    { unit: 'each', gross: '3' },
  ],
  [
    'tons without an amount',
    { unit: 'ton', gross: '1.5', tare: '', net: '', price: '220', amount: '', total: '330' },
    { unit: 'ton', gross: '1.5', price: '0.11' },
  ],
  [
    'a reason for which nothing is taken off',
    { reason: 'moisture' },
    { deduction: '0', deductionReason: null, priceReason: 'moisture' },
  ],
  [
    'weights with their unit',
    { gross: '1,240 lb.', tare: '40#', net: '1200LBS' },
    { gross: '1240', tare: '40' },
  ],
  [
    'a weight of millions, and a space after the dollar',
    { gross: '1,001,200', tare: '1,000,000', amount: '$ 132.00' },
    { gross: '1001200', tare: '1000000' },
  ],
  [
    'a whole weight that ends with zeros',
    { gross: '1200', tare: '0', net: '1200.000' },
    { gross: '1200', tare: '0' },
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
  [{ date: '21.11.2026' }, '“21.11.2026” is not a date that we know'],
  [{ grade: '' }, 'There is no grade'],
  [{ grade: 'Gold' }, 'Which grade is “Gold”?'],
  [{ unit: 'kg' }, '“kg” is not a unit that we know'],
  [{ gross: 'a lot' }, '“a lot” is not a weight'],
  [{ gross: '12 lb net' }, '“12 lb net” is not a weight'],
  [{ gross: '12$' }, '“12$” is not a weight'],
  [{ number: '12#3' }, 'Please use the number as it is printed'],
  [{ gross: '.' }, '“.” is not a weight'],
  [{ gross: '12.3456' }, '“12.3456” is not a weight'],
  [{ gross: '', net: '' }, 'There is no weight'],
  [{ gross: '1,2400' }, '“1,2400” is not a weight'],
  [{ gross: '0,240' }, '“0,240” is not a weight'],
  [
    { unit: 'cwt', price: '11.001', amount: '', total: '132.00' },
    '$11.001 for hundredweights is not a price per pound with four decimals',
  ],
  [
    { grade: 'auto_bodies', unit: 'GT', price: '250.01', amount: '', total: '132.00' },
    '$250.01 for gross tons is not a price per ton with four decimals',
  ],
  [
    { unit: 'ton', price: '0', amount: '0.00' },
    'Is this weight in pounds? The price of 0 does not say: use LB',
  ],
  [{ net: '1199' }, 'Gross, tare and deduction do not come to the net weight of 1199'],
  [{ tare: '', net: '1241' }, 'The net weight is more than the gross weight'],
  [{ price: 'free' }, '“free” is not a price'],
  [{ price: '0.12345' }, '“0.12345” is not a price'],
  [{ unit: 't', price: '220.50' }, '$220.5 for a ton is not a price per pound with four decimals'],
  [{ amount: '1,32' }, '“1,32” is not an amount'],
  [{ gross: '102,5' }, '“102,5” is not a weight'],
  [{ price: '0,110' }, '“0,110” is not a price'],
  [{ gross: '0'.repeat(20_000) }, `“${'0'.repeat(40)}…” is too long`],
  [{ phone: '7'.repeat(61) }, `“${'7'.repeat(40)}…” is too long`],
  [{ grade: '', gross: '', net: '', price: '', amount: '' }, 'There is no line'],
  [{ amount: '' }, 'There is no total and no amount'],
])('%j: %s', (changes, message) => {
  expect(ticketOf(changes)).toMatchObject({
    ticket: null,
    fault: { row: 2, message: expect.stringContaining(message) as unknown },
  });
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
    {
      number: '1042',
      rows: [2, 3, 4],
      fault: { row: 3, column: 'grade', message: 'Which grade is “Gold”? Choose it above' },
    },
    { number: '7', rows: [5], fault: null },
    { number: '', fault: { row: 6, column: 'number' } },
    { number: '', fault: { row: 7 } },
  ]);
  expect(read(...Array.from({ length: 40 }, () => row()))).toMatchObject([
    { fault: null, ticket: { total: '5280.00' } },
  ]);
  const many = Array.from({ length: 41 }, () => row());
  expect(read(...many)).toMatchObject([
    { fault: { row: 2, message: expect.stringMatching(/^A ticket has at most 40 lines/) as unknown } },
  ]);
});

test.each<[string, Partial<Cells>, string]>([
  ['total', { total: '264.00' }, 'total'],
  ['day', { date: '11/20/2026 4:05 PM', total: '132.00' }, 'date'],
  ['phone', { phone: '770-555-0199', total: '132.00' }, 'phone'],
])('a ticket whose rows tell another %s is refused', (what, changes, column) => {
  expect(read(row({ total: '132.00' }), row(changes))).toMatchObject([
    {
      rows: [2, 3],
      fault: {
        row: 3,
        column,
        message: expect.stringMatching(`^Ticket 1042 has another ${what} in row 2`) as unknown,
      },
    },
  ]);
});

/** A file as systems write it, under this line unless it brings its own. */
const NAMES = 'Ticket,Date,Yard,Phone,Material,UOM,Gross,Tare,Net,Price,Amount,Total';
const OF = (text: string) => {
  const table = findTable(readCsv(text));
  if (!table) throw new Error('no table');
  return readPosFile(table, guessLayout(table.head), GRADES);
};
const LINE = '11/20/2026 10:05 AM,Griffin,(770) 555-0103,Steel,LB,1200,200,1000,0.11,110.00,110.00';
const COPPER = 'copper_wire,LB,250,0,250,4.50,1125.00';
const STEEL = 'Steel,LB,1200,200,1000,0.11,110.00';

test.each([
  ['titles above', `Ticket Detail Report\nFrom 11/01/2026\n\n${NAMES}\n9002,${LINE}\n`, '9002', 5],
  [
    'a title with commas',
    `Ticket Detail Report,Griffin,Printed 11/20/2026,,,,,,,,,\n${NAMES}\n9022,${LINE}\n`,
    '9022',
    3,
  ],
  ['a line that names the separator', `sep=,\n${NAMES}\n9003,${LINE}\n`, '9003', 2],
])('a file with %s is read', (_, text, number, line) => {
  expect(OF(text)).toMatchObject([
    {
      number,
      rows: [line],
      ticket: { total: '110.00', soldAt: '2026-11-20T10:05', lines: [{ price: '0.11' }] },
    },
  ]);
});

test.each([
  [
    'in its first row',
    `9005,11/20/2026 10:05 AM,Griffin,(770) 555-0103,${STEEL},1235.00`,
    `9005,,,,${COPPER},`,
  ],
  [
    'in its last row',
    `9005,11/20/2026 10:05 AM,Griffin,(770) 555-0103,${STEEL},`,
    `9005,11/20/2026 10:05 AM,Griffin,(770) 555-0103,${COPPER},1235.00`,
  ],
  [
    'with a minute of each line',
    `9005,11/20/2026 10:05:12 AM,Griffin,(770) 555-0103,${STEEL},1235.00`,
    `9005,11/20/2026 10:07:40 AM,Griffin,7705550103,${COPPER},1235.00`,
  ],
  [
    'above its lines',
    '9005,11/20/2026 10:05 AM,Griffin,(770) 555-0103,,,,,,,,1235.00',
    `9005,,,,${STEEL},\n9005,,,,${COPPER},`,
  ],
  [
    'and its number in the first row alone',
    `9005,11/20/2026 10:05 AM,Griffin,(770) 555-0103,${STEEL},1235.00`,
    `,,,,${COPPER},`,
  ],
])('a ticket whose facts stand %s is one ticket of two lines', (_, first, second) => {
  expect(OF(`${NAMES}\n${first}\n${second}\n`)).toMatchObject([
    {
      number: '9005',
      fault: null,
      ticket: {
        soldAt: '2026-11-20T10:05',
        total: '1235.00',
        lines: [{ metalType: 'steel' }, { metalType: 'copper_wire' }],
      },
    },
  ]);
});

test('a row under a ticket without a number of its own is only taken if a total proves it', () => {
  const text = `${NAMES}\n9005,11/20/2026,Griffin,,${STEEL},\n,,,,${COPPER},\n`;
  expect(OF(text)).toMatchObject([
    {
      rows: [2, 3],
      ticket: null,
      fault: { row: 3, column: 'number', message: 'There is no ticket number: each row needs one' },
    },
  ]);
  const apart = `${NAMES}\n9005,11/20/2026,Griffin,,${STEEL},1235.00\n , ,\n,,,,${COPPER},\n`;
  expect(OF(apart)).toMatchObject([
    { number: '9005', rows: [2] },
    { number: '', rows: [4] },
  ]);
});

test.each([
  ['CWT', `CWT,1200,200,1000,11.00,110.00,110.00`, { unit: 'lb', gross: '1200', price: '0.11' }],
  ['GT', `GT,2440,200,2240,246.40,246.40,246.40`, { unit: 'lb', gross: '2440', price: '0.11' }],
  ['ST', `ST,1.5,0.5,1,220.00,220.00,220.00`, { unit: 'ton', gross: '1.5', price: '0.11' }],
])('a line in %s is read', (_, cells, line) => {
  expect(OF(`${NAMES}\n9007,11/20/2026,Griffin,,Steel,${cells}\n`)[0]?.ticket?.lines).toMatchObject([line]);
});

test.each([
  ['7705550103.0', true],
  ['770-555-0103 x5', true],
  ['1.77056E+10', false],
  ['770-555-0103 / 678-555-0199', false],
  ['555-0103 ext 770', false],
])('the phone number %s can be read: %s', (phone, isRead) => {
  const [ticket] = OF(`${NAMES}\n9300,11/20/2026,Griffin,${phone},${STEEL},110.00\n`);
  expect(ticket?.ticket).not.toBeNull();
  expect(ticket?.phoneFault).toEqual(
    isRead
      ? null
      : {
          row: 2,
          column: 'phone',
          message: `“${phone}” is not a US phone number: use ten digits, such as 770-555-0142`,
        },
  );
});

const statusFile = (...statuses: readonly string[]) =>
  `${NAMES},Status\n${statuses.map((status, index) => `96${index},${LINE},${status}`).join('\n')}\n`;

test.each(['VOID', 'VOIDED', 'Void', 'CANCELLED', 'Cancelled', 'HOLD', 'OPEN', '*VOID*', 'On Hold'])(
  'a ticket that is %s is left out, and said so',
  (status) => {
    expect(OF(statusFile(status, 'PAID', ''))).toMatchObject([
      {
        number: '960',
        ticket: { status: 'void' },
        leftOut: { row: 2, column: 'status', message: `The file says “${status}”: no sale` },
      },
      { leftOut: null, ticket: { number: '961' } },
      { leftOut: null, ticket: { number: '962' } },
    ]);
  },
);

test('an unknown status is asked about once, and then known; a ticket of two minds is refused', () => {
  const table = findTable(readCsv(statusFile('Zed', 'zed ', 'PAID')));
  if (!table) throw new Error('no table');
  const layout = guessLayout(table.head);
  expect(unknownStatuses(table.rows, layout)).toEqual(['zed']);
  expect(readPosFile(table, layout, GRADES)).toMatchObject([
    { fault: { row: 2, column: 'status', message: 'Is a ticket that is “Zed” paid? Choose it above' } },
    { fault: { row: 3 } },
    { fault: null },
  ]);
  const known = { ...layout, statuses: { zed: 'out' as const } };
  expect(unknownStatuses(table.rows, known)).toEqual([]);
  expect(readPosFile(table, known, GRADES)[0]).toMatchObject({ leftOut: { row: 2 } });
  const [told] = OF(`${NAMES},Status\n9611,${LINE},VOID\n9611,${LINE},\n`);
  expect(told).toMatchObject({
    leftOut: { row: 2 },
    fault: null,
    ticket: { total: '110.00', status: 'void' },
  });
  const both = `${NAMES},Status\n9611,${LINE},PAID\n9611,${LINE},VOID\n`;
  expect(OF(both)).toMatchObject([{ ticket: null, leftOut: null, fault: { row: 3, column: 'status' } }]);
});

test('a mark in a column of voids leaves its ticket out, also one that cannot be read', () => {
  const text = `${NAMES},Voided\n9611,${LINE},Y\n9612,${LINE},N\n9613,11/20/2026,Griffin,,Steel,LB,,,,,,,11/21/2026\n`;
  expect(OF(text)).toMatchObject([
    { leftOut: { row: 2, column: 'voided' } },
    { leftOut: null, fault: null },
    // Its number still says whether it counts here.
    { leftOut: { row: 4 }, ticket: { number: '9613', status: 'void' } },
  ]);
  expect(['', 'paid', 'Completed', 'held', 'refunded'].map(posStateOf)).toEqual([
    'paid',
    'paid',
    'paid',
    'out',
    null,
  ]);
});

test('one number at two yards is two tickets, and what is wrong with one leaves the other', () => {
  const good = `9001,${LINE}`;
  const bad = `9001,11/20/2026,Newnan,,Gold,LB,1,0,1,1,1.00,1.00`;
  expect(OF(`${NAMES}\n${good}\n${bad}\n`)).toMatchObject([
    { rows: [2], ticket: { yardId: 'griffin' }, fault: null },
    { rows: [3], ticket: null, fault: { row: 3, column: 'grade' } },
  ]);
  const lost = `9001,,,,${COPPER},`;
  // Next to one of them it is a row of that one; between both it may be either's.
  expect(OF(`${NAMES}\n${good}\n${lost}\n\n${bad}\n`)).toMatchObject([{ rows: [2, 3] }, { rows: [5] }]);
  expect(OF(`${NAMES}\n${good}\n${lost}\n${bad}\n`)).toMatchObject([
    {
      rows: [2, 3, 4],
      ticket: null,
      fault: { row: 3, message: expect.stringMatching(/^Which ticket 9001/) as unknown },
    },
  ]);
});

const OF_2025 = '11/20/2025 10:05 AM,Griffin,(770) 555-0103';
const OF_2026 = '11/20/2026 10:05 AM,Griffin,(770) 555-0103';
const OF_NEWNAN = '11/20/2026 10:05 AM,Newnan,(770) 555-0103';

test.each<[string, readonly string[], readonly (readonly number[])[]]>([
  ['of two years', [`${OF_2025},${STEEL},110.00`, `${OF_2026},${STEEL},110.00`], [[2], [3]]],
  ['of two yards', [`${OF_2026},${STEEL},110.00`, `${OF_NEWNAN},${STEEL},110.00`], [[2], [3]]],
  [
    'of two yards, and a row apart that says its yard',
    [`${OF_NEWNAN},${STEEL},1235.00`, `${OF_2026},${STEEL},110.00`, `,Newnan,,${COPPER},`],
    [[2, 4], [3]],
  ],
  [
    'of two yards, and a row above that says its yard',
    [`,Newnan,,${COPPER},`, `${OF_2026},${STEEL},110.00`, `${OF_NEWNAN},${STEEL},1235.00`],
    [[3], [2, 4]],
  ],
  [
    'of two years, and a row apart that says its day',
    [`${OF_2025},${STEEL},1235.00`, `${OF_2026},${STEEL},110.00`, `11/20/2025,,,${COPPER},`],
    [[2, 4], [3]],
  ],
])('tickets with one number are told apart: %s', (_, rows, tickets) => {
  const found = OF(`${NAMES}\n${rows.map((cells) => `9001,${cells}`).join('\n')}\n`);
  expect(found.map((ticket) => ticket.rows).toSorted()).toEqual(tickets.toSorted());
  expect(found.map(({ fault }) => fault)).toEqual(tickets.map(() => null));
});

test.each<[string, string, string]>([
  ['a yard that is none of ours', `11/20/2026,Macon,,${COPPER},`, '“Macon” is not one of our yards'],
  ['a day that cannot be read', `soon,Griffin,,${COPPER},`, '“soon” is not a date that we know'],
])('with tickets of one number at two yards, a row of %s takes both along', (_, cells, message) =>
  expect(
    OF(`${NAMES}\n9001,${OF_2026},${STEEL},110.00\n9001,${OF_NEWNAN},${STEEL},110.00\n9001,${cells}\n`),
  ).toMatchObject([
    {
      rows: [2, 3, 4],
      ticket: null,
      fault: { row: 4, message: expect.stringContaining(message) as unknown },
    },
  ]),
);

test('what is wrong with a row without a number is that it has none', () =>
  expect(OF(`${NAMES}\n,11/20/2026,Macon,,${COPPER},\n`)).toMatchObject([
    { number: '', fault: { row: 2, column: 'number' } },
  ]));

test('two phones that cannot be read are two, and two ways to pay are another one', () => {
  const [ticket] = read(
    row({ phone: '555-0142', total: '264.00' }),
    row({ phone: '555-0199', total: '264.00' }),
  );
  expect(ticket).toMatchObject({ ticket: null, fault: { row: 3, column: 'phone' } });
  const [paid] = read(row({ total: '264.00' }), row({ paidBy: 'ACH', total: '264.00' }));
  expect(paid?.ticket?.paidBy).toBe('other');
});

test('a void ticket of two days counts for nothing here, as its day is not known', () => {
  const [ticket] = OF(
    `${NAMES},Status\n9611,${OF_2026},${STEEL},110.00,VOID\n9611,11/21/2026,Griffin,,${COPPER},110.00,VOID\n`,
  );
  expect(ticket).toMatchObject({ leftOut: { row: 2 }, fault: null, ticket: null });
});

test('without any weight the column is named that the file has', () => {
  expect(ticketOf({ gross: '', net: '' })?.fault).toMatchObject({ row: 2, column: 'net' });
  const head = HEAD.filter((name) => name !== 'Net');
  const rows = [row({ gross: '' }).filter((_, index) => HEAD[index] !== 'Net')];
  const [ticket] = readPosFile(
    { head, headRow: 1, rows },
    { ...guessLayout(head), yardId: 'griffin' },
    GRADES,
  );
  expect(ticket?.fault).toMatchObject({ row: 2, column: 'gross' });
});

test('without any amount the column is named that the file has', () => {
  expect(ticketOf({ amount: '' })?.fault).toMatchObject({ row: 2, column: 'amount' });
  const head = HEAD.filter((name) => name !== 'Amount');
  const rows = [row().filter((_, index) => HEAD[index] !== 'Amount')];
  const [ticket] = readPosFile(
    { head, headRow: 1, rows },
    { ...guessLayout(head), yardId: 'griffin' },
    GRADES,
  );
  expect(ticket?.fault).toMatchObject({ row: 2, column: 'total' });
});

test('totals and names that come again are no tickets', () => {
  expect(OF(`${NAMES}\n9001,${LINE}\n,,,Totals,,,,,1000,,110.00,110.00\n`)).toMatchObject([
    { number: '9001', rows: [2] },
    { rows: [3], leftOut: { message: 'A line of totals' } },
  ]);

  expect(OF(`${NAMES}\n9001,${LINE}\n${NAMES}\nGrand Total,,,,,,,,1000,,110.00,110.00\n`)).toMatchObject([
    { number: '9001' },
    { rows: [3], leftOut: { message: 'The names of the columns once more' } },
    { rows: [4], leftOut: { message: 'A line of totals' } },
  ]);
});

test('every row of a file ends as taken or as named, whatever it holds', () => {
  const cells = fc.record({
    number: fc.constantFrom('1', '2', '#1', '', 'Total', '9'.repeat(70)),
    date: fc.constantFrom('11/20/2026 10:05', '11/20/2026', '11/20/2025', '', 'soon'),
    yard: fc.constantFrom('Griffin', 'Newnan', '', 'Macon'),
    phone: fc.constantFrom('7705550103', '', '1.7E+10'),
    grade: fc.constantFrom('Steel', 'Gold', ''),
    unit: fc.constantFrom('LB', 'CWT', 'kg'),
    gross: fc.constantFrom('1200', '', 'x'),
    tare: fc.constantFrom('200', ''),
    net: fc.constantFrom('1000', ''),
    price: fc.constantFrom('0.11', ''),
    amount: fc.constantFrom('110.00', ''),
    total: fc.constantFrom('110.00', ''),
    status: fc.constantFrom('', 'PAID', 'VOID', 'what'),
  });
  const head = `${NAMES},Status`.split(',');
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 12 }), (drawn) => {
      const rows = drawn.map((each) => Object.values(each));
      const found = readPosFile({ head, headRow: 4, rows }, guessLayout(head), GRADES);
      const named = found.flatMap((each) => each.rows).toSorted((one, other) => one - other);
      expect(named).toEqual(rows.map((_, index) => index + 5));
      for (const { ticket, fault, leftOut } of found) {
        expect(
          [ticket !== null && leftOut === null, fault !== null, leftOut !== null].filter(Boolean),
        ).toHaveLength(1);
      }
    }),
  );
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
  expect(of('')).toMatch(/^There is no yard:/);
  expect(of('Macon', 'griffin')).toMatch(/^“Macon” is not one of our yards: use griffin/);
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

test.each([
  ['11/21/2026 4:05 PM', '2026-11-21T16:05'],
  ['1/2/26', '2026-01-02T'],
  ['2026-11-21', '2026-11-21T'],
  ['2026-11-20T10:05:00-05:00', '2026-11-20T10:05'],
  ['2026-11-20T15:05:00Z', '2026-11-20T10:05'],
  ['2026-11-21T02:30:00Z', '2026-11-20T21:30'],
  ['2026-11-20T00:00:00.000Z', '2026-11-20T'],
  ['2026-01-01T00:00:00+00:00', '2026-01-01T'],
  ['11/20/2026, 10:05 AM', '2026-11-20T10:05'],
  ['11/20/2026, 10:05\u202fAM', '2026-11-20T10:05'],
  ['20-Nov-2026 10:05', '2026-11-20T10:05'],
  ['Fri 11/20/2026 10:05 AM', '2026-11-20T10:05'],
  ['Friday, November 20, 2026 10:05 AM', '2026-11-20T10:05'],
  ['07/20/2026 10:05 AM EST', '2026-07-20T11:05'],
  ['2026-11-20T15:05:00+00:00', '2026-11-20T10:05'],
  ['2026-11-20T20:35:00+05:30', '2026-11-20T10:05'],
  ['2026-11-20T11:35:00-0330', '2026-11-20T10:05'],
  ['2026-11-20T07:05-08', '2026-11-20T10:05'],
  ['2026-11-20T21:05-08:00', '2026-11-21T00:05'],
  ['  11/21/2026 4:05 PM', '2026-11-21T16:05'],
  ['11/20/2026 9:60 AM', null],
  ['20/11/2026', null],
  ['02/30/2026', null],
  ['20-Nom-2026', null],
  ['11/20/2026 13:05 AM', null],
  ['11/20/2026 24:05', null],
  ['46346.42', null],
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
  ['11/21/2026 at 4:05', null],
  ['11/21/2026 4:05 PM EST', '2026-11-21T16:05'],
  ['11/21/2026 4:05 PM CST', null],
  ['11/21/2026 late', null],
  ['Saturday', null],
])('%s is %s', (text, time) => {
  const at = readPosTime(text);
  expect(at && `${at.day}T${at.time ?? ''}`).toBe(time);
});

test('a time of its own takes the place of a midnight, and of nothing else', () => {
  expect(readPosTimes('11/20/2026 12:00:00 AM', '10:05 AM')).toEqual({ day: '2026-11-20', time: '10:05' });
  expect(readPosTimes('11/20/2026 10:05 AM', '10:05 AM')).toEqual({ day: '2026-11-20', time: '10:05' });
  expect(readPosTimes('11/20/2026 9:05 AM', '10:05 AM')).toBeNull();
  expect(readPosTimes('11/20/2026', 'late')).toBeNull();
});

const withLines = (lines: number) => ({ lines: Array.from({ length: lines }, () => 0) });

const sizes = (...lines: readonly number[]) =>
  callParts(lines.map(withLines)).map((part) => part.map((each) => each.lines.length));

test('a field leads to its row, and parts hold at most 150 lines', () => {
  const ticket = { rows: [3, 4, 5, 9], lineRows: [4, 5, 9] };
  expect(remarkAt(ticket, 'lines.2.gross', '')).toEqual({ row: 9, column: 'gross', message: '' });
  const long = { rows: [2], lineRows: Array.from({ length: 12 }, (_, index) => 20 + index) };
  expect(remarkAt(long, 'lines.11.net', '')).toMatchObject({ row: 31, column: 'net' });
  expect(remarkAt(ticket, 'soldAt', '')).toMatchObject({ row: 3, column: 'date' });
  expect(remarkAt(ticket, 'lines', '')).toMatchObject({ row: 3, column: null });
  expect(sizes(40, 40, 40, 30, 1)).toEqual([[40, 40, 40, 30], [1]]);
  expect(sizes(40, 40, 40, 31)).toEqual([[40, 40, 40], [31]]);
  expect(sizes()).toEqual([]);
});

test.each<[string, readonly (readonly string[])[], string, number]>([
  ['another spelling of the number', [row({ number: 'A 12' }), row({ number: 'A12' })], 'number', 3],
  ['a row apart', [row(), row({ number: '1043' }), row()], 'number', 4],
])('without a total %s is asked about, not added up', (_, rows, column, at) => {
  const [ticket] = read(...rows);
  expect(ticket).toMatchObject({
    ticket: null,
    fault: {
      row: at,
      column,
      message: expect.stringMatching(/^Is this row of the same ticket\?/) as unknown,
    },
  });
  // A total shows that they belong together.
  const [sure] = read(...rows.map((cells) => cells.toSpliced(-1, 1, '264.00')));
  expect(sure).toMatchObject({ fault: null, ticket: { total: '264.00' } });
});

test('without a total a row that lacks the yard of the others is asked about', () => {
  const head = ['Yard', ...HEAD];
  const layout = guessLayout(head);
  const readYards = (...yards: readonly string[]) =>
    readPosFile({ head, headRow: 1, rows: yards.map((yard) => [yard, ...row()]) }, layout, GRADES);
  expect(readYards('Griffin', '')).toMatchObject([{ ticket: null, fault: { row: 3, column: 'yard' } }]);
  expect(readYards('Griffin', 'Griffin')).toMatchObject([{ fault: null, ticket: { total: '264.00' } }]);
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
