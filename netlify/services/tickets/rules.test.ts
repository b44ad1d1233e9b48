import { expect, test } from 'vitest';
import type { PosFigures } from '../../../src/domain/tickets/pos/pos-figures.ts';
import type { PosTicket } from '../../../src/domain/tickets/pos/pos-ticket.schema.ts';
import {
  datedTicket,
  figuresOfSent,
  isLeftOut,
  isSameSale,
  type ReadyTicket,
  compareWithStored,
  type StoredTicket,
} from './rules.ts';

const TICKET: PosTicket = {
  yardId: 'griffin',
  number: '1042',
  soldAt: '2024-03-04T10:15',
  phone: '(770) 555-0142',
  status: '',
  paidBy: 'check',
  total: '45.00',
  lines: [
    {
      metalType: 'copper_wire',
      unit: 'lb',
      gross: '11',
      tare: '0.5',
      deduction: '0.5',
      deductionReason: 'moisture',
      price: '4.50',
      priceReason: null,
    },
  ],
};
const NOW = new Date('2024-03-04T15:15:00Z');

test('a sale is dated in New York', () => {
  expect(datedTicket({ ...TICKET, soldAt: '2024-03-03T23:59' }, NOW)).toMatchObject({
    day: '2024-03-03',
    at: new Date('2024-03-04T04:59:00Z'),
  });
});

test.each([
  ['2024-03-04T10:20', undefined],
  ['2024-03-04T10:21', 'That time is in the future'],
  ['2010-01-01T00:00', undefined],
  ['2009-12-31T23:59', 'That’s before 2010-01-01'],
  ['2023-03-12T02:30', 'That time doesn’t exist in Georgia'],
])('a sale at %s: %s', (soldAt, message) => {
  const dated = datedTicket({ ...TICKET, soldAt }, NOW);
  expect('message' in dated ? [dated.field, dated.message] : []).toEqual(
    message === undefined ? [] : ['soldAt', message],
  );
});

test.each([
  ['', false],
  ['Paid', false],
  ['VOID', true],
  ['canceled', true],
  ['on hold', true],
  ['open', true],
])('a ticket that is “%s” is left out: %s', (status, is) => {
  const dated = datedTicket({ ...TICKET, status }, NOW);
  expect('message' in dated ? dated : isLeftOut(dated)).toBe(is);
});

test('a status that nobody knows is asked about, and not taken for a sale', () =>
  expect(datedTicket({ ...TICKET, status: 'Zed' }, NOW)).toEqual({
    field: 'status',
    message: 'Please use paid, void, canceled, hold or open',
  }));

const POSTED = { metalType: 'copper_wire', name: 'Copper', price: '4.50', unit: 'lb' };

function readyOf(changes: Partial<PosTicket> = {}): ReadyTicket {
  const ticket = { ...TICKET, ...changes };
  const figures: PosFigures = {
    lines: ticket.lines.map((line) => ({ ...line, net: '10', cents: 4_500, posted: POSTED })),
    totalCents: 4_500,
    roundingCents: 0,
  };
  return { ...(datedTicket(ticket, NOW) as ReadyTicket), ...figures, phone: null, customerId: null };
}

const LINE = { metal: 'copper_wire', unit: 'lb', weight: '10.000', cents: 4_500 };
const storedOf = (changes: Partial<StoredTicket> = {}): StoredTicket => ({
  index: 0,
  id: 'other',
  customerId: null,
  isVoid: false,
  number: '1042',
  source: 'import',
  day: '2024-03-04',
  totalCents: 4_500,
  lines: [LINE],
  ...changes,
});

test.each<[string, Partial<StoredTicket>, boolean]>([
  ['the same figures', {}, true],
  ['the weight in tons', { lines: [{ ...LINE, unit: 'ton', weight: '0.005' }] }, true],
  ['ten pieces', { lines: [{ ...LINE, unit: 'each' }] }, false],
  [
    'a rounding besides',
    { lines: [LINE, { metal: 'rounding', unit: 'each', weight: '0.000', cents: 1 }] },
    true,
  ],
  ['another total', { totalCents: 4_501 }, false],
  ['another day', { day: '2024-03-05' }, false],
  ['another grade', { lines: [{ ...LINE, metal: 'steel' }] }, false],
  ['another weight', { lines: [{ ...LINE, weight: '10.001' }] }, false],
  ['another amount', { lines: [{ ...LINE, cents: 4_499 }] }, false],
  ['a line more', { lines: [LINE, LINE] }, false],
  ['no line', { lines: [] }, false],
])('a stored ticket with %s is the same sale: %s', (_, stored, isSame) => {
  expect(isSameSale(storedOf(stored), figuresOfSent(readyOf()))).toBe(isSame);
});

test('lines in another order are the same sale', () => {
  const [line] = TICKET.lines;
  if (!line) throw new Error('The ticket has no line.');
  const two = readyOf({ lines: [line, { ...line, metalType: 'brass' }] });
  const brass = { ...LINE, metal: 'brass' };
  expect(isSameSale(storedOf({ lines: [brass, LINE] }), figuresOfSent(two))).toBe(true);
  expect(isSameSale(storedOf({ lines: [brass, brass] }), figuresOfSent(two))).toBe(false);
});

test('each line is compared, and a number is that of a whole year', () => {
  const [line] = TICKET.lines;
  const two = readyOf({ lines: line ? [line, line] : [] });
  expect(isSameSale(storedOf({ lines: [LINE, LINE] }), figuresOfSent(two))).toBe(true);
  expect(isSameSale(storedOf({ lines: [LINE, { ...LINE, cents: 1 }] }), figuresOfSent(two))).toBe(false);
  expect(compareWithStored([readyOf(), readyOf({ soldAt: '2024-03-03T10:15' })], []).states).toEqual([
    'new',
    'differs',
  ]);
});

test('the first of each yard, year and number of which nothing is stored is new', () => {
  const again = readyOf();
  const ready = [
    readyOf(),
    again,
    { ...readyOf(), totalCents: 4_501 },
    readyOf({ yardId: 'newnan' }),
    readyOf({ soldAt: '2023-03-04T10:15' }),
    readyOf({ number: '1043' }),
    readyOf({ number: '1044' }),
    readyOf({ number: '1045', soldAt: '2024-03-03T10:15' }),
  ];
  const stored = [
    storedOf({ index: 5 }),
    storedOf({ index: 6, totalCents: 1 }),
    storedOf({ index: 7, isVoid: true, totalCents: 0, lines: [] }),
  ];
  const { fresh, states } = compareWithStored(ready, stored);
  expect(states).toEqual(['new', 'known', 'differs', 'new', 'new', 'known', 'differs', 'known']);
  expect(fresh).toEqual([ready[0], ready[3], ready[4]]);
});

test('a stored ticket without a seller is repaired once, by another spelling of the same sale with an account', () => {
  const each: ReadyTicket = { ...readyOf(), customerId: 'ada' };
  const statesOf = (stored: Partial<StoredTicket>, ready = [each]) =>
    compareWithStored(
      ready,
      ready.map((_, index) => storedOf({ index, ...stored })),
    ).states;
  expect(statesOf({}, [each, { ...each }])).toEqual(['repaired', 'known']);
  expect(statesOf({}, [readyOf()])).toEqual(['known']);
  expect(statesOf({ customerId: 'bob' })).toEqual(['known']);
  expect(compareWithStored([each], [storedOf()]).repaired).toEqual(new Map([['other', each]]));
  expect(compareWithStored([each], [storedOf({ customerId: 'bob' })]).repaired).toEqual(new Map());
  expect(statesOf({ source: 'counter' })).toEqual(['known']);
  expect(statesOf({ totalCents: 1 })).toEqual(['differs']);
});

const stateWith = (...stored: Partial<StoredTicket>[]) =>
  compareWithStored([readyOf()], stored.map(storedOf)).states;

test('what is void stays void, and nothing else comes under its number', () => {
  expect(stateWith({ isVoid: true })).toEqual(['known']);
  expect(stateWith({ isVoid: true, customerId: 'bob' })).toEqual(['known']);
  expect(stateWith({ isVoid: true, totalCents: 1 })).toEqual(['differs']);
  expect(stateWith({ isVoid: true, lines: [] })).toEqual(['known']);
  expect(stateWith({ isVoid: true }, { totalCents: 1 })).toEqual(['known']);
  expect(stateWith({ isVoid: true, totalCents: 1 }, {})).toEqual(['known']);
});

test('a ticket without a number is the sale only with the same figures', () => {
  const unnumbered = { number: null, source: 'counter' };
  expect(stateWith(unnumbered)).toEqual(['known']);
  expect(stateWith({ ...unnumbered, isVoid: true })).toEqual(['known']);
  expect(stateWith({ ...unnumbered, totalCents: 1 })).toEqual(['new']);
});

test('of two numbers with the same figures one is the ticket without a number, and the other is new', () => {
  const bare = { number: null, source: 'counter' } as const;
  const stored = [storedOf({ index: 0, ...bare }), storedOf({ index: 1, ...bare })];
  expect(compareWithStored([readyOf(), readyOf({ number: '1043' })], stored).states).toEqual([
    'known',
    'new',
  ]);
});

test('two numbers and two such tickets without a number are the same two sales', () => {
  const bare = { number: null, source: 'counter' } as const;
  const stored = [0, 1].flatMap((index) => ['a', 'b'].map((id) => storedOf({ index, id, ...bare })));
  expect(compareWithStored([readyOf(), readyOf({ number: '1043' })], stored).states).toEqual([
    'known',
    'known',
  ]);
});
