import { expect, test } from 'vitest';
import { NO_PROMISE, promiseOf, withHeld } from '../../../../domain/promises/promise.ts';
import { promiseAt } from './accepted-offer.ts';
import { storedCar } from '../../../../../tests/support/vehicle.ts';
import {
  bestLine,
  unweighedParts,
  EMPTY_LINE,
  inUnit,
  isBelowOffer,
  isDeducted,
  isLineFault,
  isOwnPrice,
  isTyped,
  lineDraftOf,
  lineFor,
  leftFor,
  linesWithTyped,
  offeredLine,
  readLine,
  repriced,
  retyped,
  tareOf,
  taresIn,
  withoutParts,
  withoutReportedParts,
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
  expect(tareOf(typed, 'lb')).toBe(tare);
});

test('a bucket weighs the same in every unit, and nothing where pieces are counted', () => {
  expect(taresIn('lb')[0]).toEqual({ name: 'Bucket', tare: '2' });
  expect(taresIn('ton')[0]).toEqual({ name: 'Bucket', tare: '0.001' });
  expect(taresIn('each')).toEqual([]);
  expect([tareOf('b', 'ton'), tareOf('d', 'ton'), tareOf('b', 'each')]).toEqual(['0.001', '0.02', 'b']);
  const weighed = { ...lineFor(COPPER), gross: '3', tare: '2' };
  expect(inUnit(weighed, 'ton')).toEqual({ ...weighed, unit: 'ton', tare: '0.001' });
  expect(inUnit(inUnit(weighed, 'ton'), 'lb')).toEqual(weighed);
  expect(inUnit(weighed, 'each').tare).toBe('');
  expect(inUnit({ ...weighed, tare: '7' }, 'ton').tare).toBe('7');
});

const STEEL = { metalType: 'steel', name: 'Steel', price: '0.11', unit: 'lb' };
const BY_TON = { ...STEEL, price: '220', unit: 'ton' };

test.each([
  ['240', 'ton', STEEL, { unit: 'ton', price: '0.12', priceReason: 'agreed' }],
  ['255.55', 'ton', STEEL, { unit: 'ton', price: '0.1278', priceReason: 'agreed' }],
  ['220', 'ton', STEEL, { unit: 'ton', price: '0.11', priceReason: null }],
  ['0.12', 'lb', STEEL, { unit: 'lb', price: '0.12', priceReason: 'agreed' }],
  ['0.12', 'lb', BY_TON, { unit: 'lb', price: '240', priceReason: 'agreed' }],
  ['0.11', 'lb', BY_TON, { unit: 'lb', price: '220', priceReason: null }],
  ['240', 'ton', BY_TON, { unit: 'ton', price: '240', priceReason: 'agreed' }],
  ['7', 'each', BATTERY, { unit: 'each', price: '7', priceReason: 'agreed' }],
  ['6.00', 'each', BATTERY, { unit: 'each', price: '6.00', priceReason: null }],
  ['7', 'each', STEEL, null],
  ['7', 'each', BY_TON, null],
  ['0.50', 'lb', BATTERY, null],
  ['900', 'ton', BATTERY, null],
] as const)('%s a %s was promised for %j: %j', (price, unit, grade, draft) => {
  const line = offeredLine({ price, unit }, grade);
  expect(line && { unit: line.unit, price: line.price, priceReason: line.priceReason }).toEqual(draft);
});

test('what was promised by the ton pays that, weighed in pounds too', () => {
  const promised = offeredLine({ price: '240', unit: 'ton' }, STEEL);
  if (!promised) throw new Error('no line');
  expect(readLine({ ...promised, gross: '1' }, STEEL)).toMatchObject({ priced: { cents: 24_000 } });
  expect(readLine({ ...inUnit(promised, 'lb'), gross: '2000' }, STEEL)).toMatchObject({
    line: { priceReason: 'agreed' },
    priced: { cents: 24_000 },
  });
});

const CAR = { metalType: 'auto_bodies', name: 'Complete Car', price: '0.085', unit: 'lb' };

test('a car’s line asks for what the scale doesn’t show, and begins with what its seller said', () => {
  const car = storedCar({ engine: 'no', converter: 'unknown', floodOrFire: 'yes' });
  // Without its converter a car is another grade, with a price of its own.
  expect(unweighedParts(car, CAR)).toEqual(['floodOrFire', 'cabinEmpty']);
  expect(unweighedParts(car, { ...CAR, metalType: 'vehicle_incomplete' })).toEqual(unweighedParts(car, CAR));
  expect(withoutReportedParts(lineFor(CAR), car, CAR)).toMatchObject({
    deduction: '120',
    deductionParts: ['floodOrFire'],
  });
  expect(withoutReportedParts(lineFor(CAR), storedCar(), CAR)).toEqual(lineFor(CAR));
  expect(withoutReportedParts(lineFor(STEEL), car, STEEL)).toEqual(lineFor(STEEL));
  expect(unweighedParts(car, STEEL)).toEqual([]);
  expect(unweighedParts(car, null)).toEqual([]);
  expect(unweighedParts(null, CAR)).toEqual([]);
  // No sum, so nothing was taken off.
  expect(unweighedParts({ ...car, weight: null }, CAR)).toEqual([]);
});

test('a missing part takes its pounds off beside what was typed, and gives them back', () => {
  const weighed = { ...lineFor(CAR), gross: '3196', deduction: '50', deductionReason: 'dirty' } as const;
  const gone = withoutParts(weighed, ['cabinEmpty', 'floodOrFire']);
  expect(gone).toMatchObject({ deduction: '470', deductionReason: 'parts' });
  expect(readLine(gone, CAR)).toMatchObject({
    line: { deduction: '470', deductionReason: 'parts', deductionParts: ['cabinEmpty', 'floodOrFire'] },
    // 2,726 lb at $0.085.
    priced: { net: '2726', cents: 23_171 },
  });
  expect(withoutParts(gone, ['floodOrFire'])).toMatchObject({
    deduction: '170',
    deductionParts: ['floodOrFire'],
  });
  expect(withoutParts(gone, [])).toMatchObject({
    deduction: '50',
    deductionReason: null,
    deductionParts: [],
  });
  const alone = withoutParts({ ...weighed, deduction: '', deductionReason: null }, ['cabinEmpty']);
  expect(withoutParts(alone, [])).toMatchObject({ deduction: '', deductionReason: null });
  // Less than the parts take off was typed over it.
  expect(withoutParts({ ...alone, deduction: '100' }, []).deduction).toBe('');
});

test('missing parts go along into another unit, and count for nothing once nothing is taken off', () => {
  const gone = withoutParts({ ...lineFor(CAR), gross: '2' }, ['floodOrFire']);
  expect(inUnit(gone, 'ton')).toMatchObject({
    unit: 'ton',
    deduction: '0.06',
    deductionParts: ['floodOrFire'],
  });
  expect(inUnit(inUnit(gone, 'ton'), 'lb')).toEqual(gone);
  expect(readLine({ ...gone, deduction: '' }, CAR)).toMatchObject({
    line: { deductionReason: null, deductionParts: [] },
  });
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

test('a line at the posted price follows it down to what an offer promised, and no further', () => {
  const offered = promiseOf(
    { lines: [{ metalType: 'copper_wire', price: '4.40', unit: 'lb', weight: '20' }], totalCents: 8_800 },
    () => 'copper',
  );
  const postedAt = (price: string) =>
    repriced([read('4.50', null)], [{ metalType: 'copper_wire', price, unit: 'lb' }], offered).map(
      ({ line, priced }) => [line.price, priced.priceReason, priced.cents],
    );
  expect(postedAt('4.60')).toEqual([['4.60', null, 4_600]]);
  expect(postedAt('4.45')).toEqual([['4.45', null, 4_450]]);
  expect(postedAt('4.20')).toEqual([['4.40', 'agreed', 4_400]]);
});

test('the field for a reason shows where less is paid than an offer promised', () => {
  const promised = { price: '4.60', unit: 'lb', perListed: '4.60' } as const;
  expect(['4.6', '4.7', '', 'x', '4.59'].map((typed) => isBelowOffer(typed, COPPER, promised))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(isBelowOffer('1', COPPER, null)).toBe(false);
});

test('a line that was half typed comes back at the price of now, but keeps a price of its own', () => {
  const typed = { grade: COPPER, draft: { ...lineFor(COPPER), gross: '12' }, key: null };
  const now = { ...COPPER, price: '4.70' };
  expect(retyped(typed, [BATTERY, now])).toEqual({
    grade: now,
    draft: { ...typed.draft, price: '4.70' },
    key: null,
  });
  const own = { ...typed, draft: { ...typed.draft, price: '4.20', priceReason: 'agreed' as const } };
  expect(retyped(own, [now])?.draft).toEqual(own.draft);
  expect(retyped(typed, [{ ...now, unit: 'ton' }])).toBeNull();
  expect(retyped(typed, [BATTERY])).toBeNull();
  const weight = { ...typed, grade: null };
  expect(retyped(weight, [])).toBe(weight);
});

test('a grade or a weight is something typed, an empty line is not', () => {
  const line = (gross: string, grade: typeof COPPER | null) =>
    isTyped({ grade, draft: { ...EMPTY_LINE, gross }, key: null });
  expect([line('', null), line(' ', null), line('7', null), line('', COPPER)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

const weighed = (gross: string) => ({ ...lineFor(STEEL), gross });

/** The steel of a ticket: 1,000 lb, $110.00. */
const steelLine = () => {
  const [line] = linesWithTyped(
    { lines: [], typed: { grade: STEEL, draft: weighed('1000'), key: null } },
    NO_PROMISE,
    's',
  ).list;
  if (!line) throw new Error('a whole line is taken in');
  return line;
};

test.each([
  ['nothing', { grade: null, draft: EMPTY_LINE, key: null }, [['s', 11_000]], null],
  [
    'a whole line',
    { grade: COPPER, draft: { ...lineFor(COPPER), gross: '42.5' }, key: null },
    [
      ['s', 11_000],
      ['new', 19_125],
    ],
    null,
  ],
  [
    'a line that was edited and not updated',
    { grade: STEEL, draft: weighed('100'), key: 's' },
    [['s', 1_100]],
    null,
  ],
  ['an edit that changed nothing', { grade: STEEL, draft: weighed('1000'), key: 's' }, [['s', 11_000]], null],
  [
    'a grade without a weight',
    { grade: COPPER, draft: lineFor(COPPER), key: null },
    [['s', 11_000]],
    'gross',
  ],
  ['a weight without a grade', { grade: null, draft: weighed('5'), key: null }, [['s', 11_000]], 'metalType'],
  [
    'letters of a grade',
    { grade: null, draft: EMPTY_LINE, key: null, letters: 'bb' },
    [['s', 11_000]],
    'metalType',
  ],
  ['an edit that lost its grade', { grade: null, draft: EMPTY_LINE, key: 's' }, [['s', 11_000]], 'metalType'],
  ['an edit that lost its weight', { grade: STEEL, draft: weighed(''), key: 's' }, [['s', 11_000]], 'gross'],
] as const)('a ticket is recorded with what is typed: %s', (_, typed, lines, wrong) => {
  const { list, fault } = linesWithTyped({ lines: [steelLine()], typed }, NO_PROMISE, 'new');
  expect(list.map(({ key, priced }) => [key, priced.cents])).toEqual(lines);
  expect(fault?.field ?? null).toBe(wrong);
});

test('a typed line is read by what the lines before it leave of an offer', () => {
  const offered = { metalType: 'copper_wire', price: '5.00', unit: 'lb', weight: '10' } as const;
  const promise = promiseOf({ lines: [offered], totalCents: 5_000 }, () => 'copper');
  const typed = { grade: COPPER, draft: { ...lineFor(COPPER), gross: '10' }, key: null };
  expect(linesWithTyped({ lines: [], typed }, promise, 'new').fault?.field).toBe('priceReason');
  const paid = read('5.00', 'agreed');
  expect(linesWithTyped({ lines: [paid], typed }, promise, 'new').fault).toBeNull();
  // The line itself is not before itself.
  expect(leftFor(paid.key, [paid], promise)).toEqual(promise);
});

test('whether an offer is over is asked at the time of the sale', () => {
  const promise = { until: '2026-11-27T22:00:00.000Z', isOver: true, left: NO_PROMISE };
  expect(promiseAt({ promise }, '').isOver).toBe(true);
  expect(promiseAt({ promise }, '2026-11-27T16:59').isOver).toBe(false);
  expect(promiseAt({ promise }, '2026-11-27T17:00').isOver).toBe(true);
});

test('a line that is edited begins as it was typed', () => {
  expect(lineDraftOf(steelLine().line)).toMatchObject(weighed('1000'));
});

const HELD = withHeld(NO_PROMISE, [{ metalType: 'copper_wire', price: '4.60', unit: 'lb', most: '500' }]);
const heldLoad = (gross: string, changes: object = {}) => ({
  ...NO_TYPED,
  draft: {
    ...bestLine(COPPER, { price: '4.60', unit: 'lb', perListed: '4.60', isHeld: true }),
    gross,
    ...changes,
  },
});
const NO_TYPED = { grade: COPPER, key: null };
const figuresOf = (typed: ReturnType<typeof heldLoad>) =>
  linesWithTyped({ lines: [], typed }, HELD, 'a').list.map(({ key, line, priced }) => [
    key,
    line.gross,
    line.tare,
    line.price,
    line.priceReason,
    priced.cents,
  ]);

test('a line begins at the higher of held and posted', () => {
  expect(heldLoad('1').draft).toMatchObject({ price: '4.60', priceReason: 'held' });
  expect(bestLine(COPPER, { price: '4.40', unit: 'lb', perListed: '4.40' })).toEqual(lineFor(COPPER));
  expect(bestLine(COPPER, null)).toEqual(lineFor(COPPER));
});

test('a line at a held price follows the posted one up, and back down to what is held', () => {
  const [ready] = linesWithTyped({ lines: [], typed: heldLoad('10') }, HELD, 'a').list;
  const at = (price: string) =>
    repriced(ready ? [ready] : [], [{ ...COPPER, price }], HELD).map(({ line }) => [
      line.price,
      line.priceReason,
    ]);
  expect(at('4.70')).toEqual([['4.70', null]]);
  expect(at('4.20')).toEqual([['4.60', 'held']]);
});

test('what weighs more than is held is a line of its own at the posted price, and no pound is lost', () => {
  expect(figuresOf(heldLoad('500'))).toEqual([['a', '500', '0', '4.60', 'held', 230_000]]);
  expect(figuresOf(heldLoad('632', { tare: '32' }))).toEqual([
    ['a', '532', '32', '4.60', 'held', 230_000],
    ['a+', '100', '0', '4.50', null, 45_000],
  ]);
  expect(figuresOf(heldLoad('0.5', { unit: 'ton' }))).toEqual([
    ['a', '0.25', '0', '4.60', 'held', 230_000],
    ['a+', '0.25', '0', '4.50', null, 225_000],
  ]);
});

test('a line that was paid as posted follows when a higher price turns out to be held, as far as it is', () => {
  const [posted] = linesWithTyped(
    { lines: [], typed: { ...heldLoad('600'), draft: { ...lineFor(COPPER), gross: '600' } } },
    NO_PROMISE,
    'a',
  ).list;
  expect(posted).toMatchObject({ line: { price: '4.50' } });
  const lines = repriced(posted ? [posted] : [], [COPPER], HELD);
  expect(lines.map(({ line }) => [line.gross, line.price])).toEqual([
    ['500', '4.60'],
    ['100', '4.50'],
  ]);
});
