import { expect, test } from 'vitest';
import {
  EMPTY_LINE,
  isDeducted,
  isLineFault,
  isOwnPrice,
  lineFor,
  readLine,
  repriced,
  tareOf,
} from './ticket-draft.ts';

const COPPER = { metalType: 'copper_wire', name: 'Bare Bright Copper', price: '4.50', unit: 'lb' };
const BATTERY = { metalType: 'battery', name: 'Battery', price: '6.00', unit: 'each' };

test('a grade begins at its posted price, by weight or by the piece', () => {
  expect(lineFor(COPPER)).toEqual({ ...EMPTY_LINE, unit: 'lb', price: '4.50' });
  expect(lineFor(BATTERY).unit).toBe('each');
});

test.each([
  ['1,250.5', '1250.5'],
  ['.5', '0.5'],
  ['007', '7'],
  ['12.', '12'],
  [' 9999999.999 ', '9999999.999'],
])('the weight %j is read as %s', (gross, read) => {
  expect(readLine({ ...lineFor(COPPER), gross, price: '0', priceReason: 'refused' }, COPPER)).toMatchObject({
    line: { gross: read, tare: '0', deduction: '0' },
  });
});

test.each([
  [{ gross: '' }, 'gross'],
  [{ gross: '1,25,5' }, 'gross'],
  [{ gross: '1.2345' }, 'gross'],
  [{ gross: '-1' }, 'gross'],
  [{ gross: '.' }, 'gross'],
  [{ tare: 'x' }, 'tare'],
  [{ deduction: '1e3' }, 'deduction'],
  [{ deduction: '2' }, 'deductionReason'],
  [{ price: '4.55555' }, 'price'],
  [{ price: '4.40' }, 'priceReason'],
  [{ tare: '101' }, 'gross'],
])('%j is wrong at its %s', (changes, field) => {
  const read = readLine({ ...lineFor(COPPER), gross: '100', ...changes }, COPPER);
  expect(isLineFault(read)).toBe(true);
  expect(read).toMatchObject({ field });
});

test('an empty price is the posted one, and a reason that nothing asks for is dropped', () => {
  const typed = {
    ...lineFor(COPPER),
    gross: '10',
    price: ' ',
    priceReason: 'agreed',
    deductionReason: 'dirty',
  } as const;
  expect(readLine(typed, COPPER)).toMatchObject({
    line: { price: '4.50', priceReason: null, deductionReason: null },
    priced: { net: '10', cents: 4_500 },
  });
});

test('the fields for a reason show where one is needed', () => {
  expect([isDeducted(''), isDeducted('0.0'), isDeducted('x'), isDeducted('.5')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(['4.5', '$4.500', '', 'x', '4.51'].map((typed) => isOwnPrice(typed, COPPER))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

test.each([
  ['b', '2'],
  [' D ', '40'],
  ['3', '3'],
  ['bu', 'bu'],
])('the tare %j enters %s', (typed, tare) => {
  expect(tareOf(typed)).toBe(tare);
});

const read = (price: string, priceReason: 'agreed' | null) => {
  const ready = readLine({ ...lineFor(COPPER), gross: '10', price, priceReason }, COPPER);
  if (isLineFault(ready)) throw new Error(ready.message);
  return { ...ready, key: price };
};

test('a price that changed meanwhile is taken over where the line was paid as posted', () => {
  const lines = repriced(
    [read('4.50', null), read('4.60', 'agreed')],
    [{ metalType: 'copper_wire', price: '4.60', unit: 'lb' }],
  );
  expect(lines.map(({ line, priced }) => [line.price, priced.priceReason, priced.cents])).toEqual([
    ['4.60', null, 4_600],
    ['4.60', null, 4_600],
  ]);
  expect(repriced(lines, [])).toEqual(lines);
});
