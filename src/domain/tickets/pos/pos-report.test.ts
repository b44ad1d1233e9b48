import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from '../../shared/csv/read-csv.ts';
import { readPosFile } from './pos-file.ts';
import { guessLayout, unknownStatuses } from './pos-layout.ts';
import { posStateOf } from './pos-status.ts';
import { findTable } from './pos-table.ts';
import { GRADES, NAMES, OF, LINE, COPPER, STEEL, statusFile } from '../../../../tests/support/pos-file.ts';

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
      fault: { row: 3, column: 'number', message: 'The ticket number is missing: each row needs one' },
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
          message: `“${phone}” isn’t a US phone number: use ten digits, such as 770-555-0142`,
        },
  );
});

test.each(['VOID', 'VOIDED', 'Void', 'CANCELLED', 'Cancelled', 'HOLD', 'OPEN', '*VOID*', 'On Hold'])(
  'a ticket that is %s is left out, and said so',
  (status) => {
    expect(OF(statusFile(status, 'PAID', ''))).toMatchObject([
      {
        number: '960',
        ticket: { status: 'void' },
        leftOut: { row: 2, column: 'status', message: `The file says “${status}”, so it isn’t a sale` },
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
    { fault: { row: 2, column: 'status', message: 'Is a ticket marked “Zed” paid? Choose above' } },
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
  ['a yard that is none of ours', `11/20/2026,Macon,,${COPPER},`, '“Macon” isn’t one of our yards'],
  ['a day that cannot be read', `soon,Griffin,,${COPPER},`, '“soon” isn’t a date we can read'],
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

test('a void ticket of two days counts for nothing here, as its day is not known', () => {
  const [ticket] = OF(
    `${NAMES},Status\n9611,${OF_2026},${STEEL},110.00,VOID\n9611,11/21/2026,Griffin,,${COPPER},110.00,VOID\n`,
  );
  expect(ticket).toMatchObject({ leftOut: { row: 2 }, fault: null, ticket: null });
});

test('totals and names that come again are no tickets', () => {
  expect(OF(`${NAMES}\n9001,${LINE}\n,,,Totals,,,,,1000,,110.00,110.00\n`)).toMatchObject([
    { number: '9001', rows: [2] },
    { rows: [3], leftOut: { message: 'A row of totals' } },
  ]);

  expect(OF(`${NAMES}\n9001,${LINE}\n${NAMES}\nGrand Total,,,,,,,,1000,,110.00,110.00\n`)).toMatchObject([
    { number: '9001' },
    { rows: [3], leftOut: { message: 'A repeated header row' } },
    { rows: [4], leftOut: { message: 'A row of totals' } },
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
