import { expect, test } from 'vitest';
import { callParts, readPosFile, remarkAt, yardNamed } from './pos-file.ts';
import { guessLayout } from './pos-layout.ts';
import { GRADES, type Cells, row, read, ticketOf, HEAD } from '../../../../tests/support/pos-file.ts';

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
  [{ number: ' ' }, 'The ticket number is missing'],
  [{ number: '12/3' }, 'Please use the number as printed'],
  [{ date: '' }, 'The date is missing'],
  [{ date: '21.11.2026' }, '“21.11.2026” isn’t a date we can read'],
  [{ grade: '' }, 'The grade is missing'],
  [{ grade: 'Gold' }, 'Which grade is “Gold”?'],
  [{ unit: 'kg' }, '“kg” isn’t a unit we know'],
  [{ gross: 'a lot' }, '“a lot” isn’t a weight'],
  [{ gross: '12 lb net' }, '“12 lb net” isn’t a weight'],
  [{ gross: '12$' }, '“12$” isn’t a weight'],
  [{ number: '12#3' }, 'Please use the number as printed'],
  [{ gross: '.' }, '“.” isn’t a weight'],
  [{ gross: '12.3456' }, '“12.3456” isn’t a weight'],
  [{ gross: '', net: '' }, 'The weight is missing'],
  [{ gross: '1,2400' }, '“1,2400” isn’t a weight'],
  [{ gross: '0,240' }, '“0,240” isn’t a weight'],
  [
    { unit: 'cwt', price: '11.001', amount: '', total: '132.00' },
    '$11.001 per hundredweight doesn’t convert to a price per pound with four decimals',
  ],
  [
    { grade: 'auto_bodies', unit: 'GT', price: '250.01', amount: '', total: '132.00' },
    '$250.01 per gross ton doesn’t convert to a price per ton with four decimals',
  ],
  [
    { unit: 'ton', price: '0', amount: '0.00' },
    'Is this weight in pounds? A price of 0 can’t tell us: use LB',
  ],
  [{ net: '1199' }, 'Gross, tare and deduction don’t add up to the net weight of 1199'],
  [{ tare: '', net: '1241' }, 'The net weight is more than the gross weight'],
  [{ price: 'free' }, '“free” isn’t a price'],
  [{ price: '0.12345' }, '“0.12345” isn’t a price'],
  [{ unit: 't', price: '220.50' }, '$220.5 per ton doesn’t convert to a price per pound with four decimals'],
  [{ amount: '1,32' }, '“1,32” isn’t an amount'],
  [{ gross: '102,5' }, '“102,5” isn’t a weight'],
  [{ price: '0,110' }, '“0,110” isn’t a price'],
  [{ gross: '0'.repeat(20_000) }, `“${'0'.repeat(40)}…” is too long`],
  [{ phone: '7'.repeat(61) }, `“${'7'.repeat(40)}…” is too long`],
  [{ grade: '', gross: '', net: '', price: '', amount: '' }, 'The ticket has no lines'],
  [{ amount: '' }, 'The total is missing'],
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
    { fault: { row: 2, message: expect.stringMatching(/^A ticket can have up to 40 lines/) as unknown } },
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
        message: expect.stringMatching(`^Ticket 1042 has a different ${what} in row 2`) as unknown,
      },
    },
  ]);
});

/** A file as systems write it, under this line unless it brings its own. */
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
      message: expect.stringMatching(/^Is this row part of the same ticket\?/) as unknown,
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

test('two phones that cannot be read are two, and two ways to pay are another one', () => {
  const [ticket] = read(
    row({ phone: '555-0142', total: '264.00' }),
    row({ phone: '555-0199', total: '264.00' }),
  );
  expect(ticket).toMatchObject({ ticket: null, fault: { row: 3, column: 'phone' } });
  const [paid] = read(row({ total: '264.00' }), row({ paidBy: 'ACH', total: '264.00' }));
  expect(paid?.ticket?.paidBy).toBe('other');
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

// Asked: 300
test.each<[string, Partial<Cells>, object]>([
  ['a guarded number', { number: '="0008802"' }, { number: '0008802' }],
  ['a number kept as text', { number: "'0008803" }, { number: '0008803' }],
  ['a guarded phone', { phone: '="7705550142"' }, { phone: '7705550142' }],
  ['a guarded total', { total: '="132.00"' }, { total: '132.00' }],
  ['amounts of a database', { amount: '132.0000', total: '132.0000' }, { total: '132.00' }],
  ['a currency behind', { amount: '132.00$', total: '132.00 USD', price: '0.11 USD' }, { total: '132.00' }],
  ['a narrow space', { gross: '1\u00A0240', amount: '132.00' }, { lines: [{ gross: '1240' }] }],
])('%s is read as it is seen', (_, cells, ticket) =>
  expect(ticketOf(cells)).toMatchObject({ ticket, fault: null }),
);

test.each(['=1+1', '="1"&"2"', "''12", '="=1+1"'])('%j is no number of a ticket', (number) =>
  expect(ticketOf({ number })).toMatchObject({ ticket: null, fault: { column: 'number' } }),
);

const numbers = (...rows: readonly string[][]) =>
  read(...rows).map(({ number, rows: own, fault }) => [number, own, fault?.message ?? null]);

// Asked: 300
test('a sale under two spellings of its number is asked about, unless it says the same twice', () => {
  const [long, short] = [row({ number: '0001042', total: '132' }), row({ total: '132' })];
  // Known when they are taken.
  expect(numbers(long, row({ number: 'B-7', total: '132' }), short)).toEqual([
    ['0001042', [2], null],
    ['1042', [4], null],
    ['B-7', [3], null],
  ]);
  expect(numbers(short, row({ number: '0001042', total: '264' }))).toEqual([
    ['1042', [2, 3], expect.stringContaining('has a different total in row 2')],
  ]);
  // Without a total: two loads, or one twice.
  expect(numbers(row(), row({ number: '0001042' }))).toEqual([
    ['1042', [2, 3], expect.stringContaining('Is this row part of the same ticket?')],
  ]);
});

test('a yard is named by its whole id or name first, then by the longest id that begins the text', () => {
  const yards = [
    { id: 'griffin', name: 'Griffin GA' },
    { id: 'griffin-north', name: 'Griffin North GA' },
    { id: 'griffin-north-2', name: 'The New One' },
  ];
  const named = (text: string) => yardNamed(text, yards)?.id;
  for (const list of [yards, yards.toReversed()]) {
    expect(yardNamed('griffin-north', list)?.id).toBe('griffin-north');
    expect(yardNamed('Griffin North GA', list)?.id).toBe('griffin-north');
    expect(yardNamed('Griffin North, scale 1', list)?.id).toBe('griffin-north');
  }
  expect(named('Griffin yard')).toBe('griffin');
  expect(named('the new one')).toBe('griffin-north-2');
  expect(named('North')).toBeUndefined();
});
