import { expect, test } from 'vitest';
import { netWeight, figureLine, type TicketLine, unitsFor } from './ticket-line.ts';
import { isSameWeight, weightIn } from '../shared/numbers/weight.ts';

const lineOf = (changes: Partial<TicketLine> = {}): TicketLine => ({
  metalType: 'copper_wire',
  unit: 'lb',
  gross: '100',
  tare: '0',
  deduction: '0',
  deductionReason: null,
  price: '4.50',
  priceReason: null,
  ...changes,
});
const POSTED = { price: '4.50', unit: 'lb' };

test.each([
  ['100', '0', '0', '100'],
  ['100.5', '2', '0.25', '98.25'],
  ['0.3', '0.1', '0.2', '0'],
  ['9999999.999', '0.001', '0', '9999999.998'],
  ['10.10', '0.100', '0', '10'],
  ['1', '1.001', '0', null],
])('%s - %s - %s = %s', (gross, tare, deduction, net) => {
  expect(netWeight({ gross, tare, deduction })).toBe(net);
});

test.each([
  ['12.5', '12.500', true],
  ['12', '12.000', true],
  ['12.5', '12.501', false],
])('%s and %s are the same weight: %s', (one, other, is) => expect(isSameWeight(one, other)).toBe(is));

test.each([
  ['2.5', 'ton', 'lb', '5000'],
  ['0.001', 'ton', 'lb', '2'],
  ['5000', 'lb', 'ton', '2.5'],
  ['12', 'lb', 'ton', '0.006'],
  ['1.25', 'lb', 'lb', '1.25'],
  ['3', 'each', 'each', '3'],
  // Half a thousandth of a ton.
  ['1', 'lb', 'ton', null],
  ['3', 'each', 'lb', null],
  ['3', 'each', 'ton', null],
  ['4000', 'lb', 'each', null],
  ['2', 'ton', 'each', null],
] as const)('%s of %s in %s is %s', (weight, from, to, same) =>
  expect(weightIn(weight, from, to)).toBe(same),
);

test('a line pays net x price with half a cent rounded up, and as posted needs no reason', () => {
  const line = lineOf({ gross: '14.1', tare: '2', deduction: '2', deductionReason: 'moisture' });
  expect(figureLine({ ...line, price: '0.145' }, { price: '0.145', unit: 'lb' })).toEqual({
    net: '10.1',
    cents: 146,
    priceReason: null,
  });
  expect(figureLine(lineOf({ price: '4.5000', priceReason: 'agreed' }), POSTED)).toEqual({
    net: '100',
    cents: 45_000,
    priceReason: null,
  });
  expect(
    figureLine(lineOf({ unit: 'ton', gross: '1.5', price: '0.11' }), { price: '0.11', unit: 'lb' }),
  ).toMatchObject({ net: '1.5', cents: 33_000 });
  expect(
    figureLine(lineOf({ unit: 'each', gross: '3', price: '12.50' }), { price: '12.50', unit: 'each' }),
  ).toMatchObject({ net: '3', cents: 3_750 });
});

test.each<[string, Partial<TicketLine>, keyof TicketLine]>([
  ['less than nothing', { tare: '101' }, 'gross'],
  ['a count of what is sold by weight', { unit: 'each' }, 'unit'],
  ['a deduction without a reason', { deduction: '1' }, 'deductionReason'],
  ['a reason without a deduction', { deductionReason: 'dirty' }, 'deductionReason'],
  ['less than posted without a reason', { price: '4.49' }, 'priceReason'],
  ['more than posted without a reason', { price: '4.51' }, 'priceReason'],
  ['nothing without a reason', { price: '0' }, 'priceReason'],
  ['no weight without a reason', { tare: '100' }, 'priceReason'],
  ['what is refused but paid', { price: '1', priceReason: 'refused' }, 'priceReason'],
  ['more than a sale may be', { gross: '9999999' }, 'gross'],
])('%s is refused at its field', (_, changes, field) => {
  expect(figureLine(lineOf(changes), POSTED)).toEqual({ field, message: expect.any(String) as unknown });
});

test.each([
  [{ price: '0' }, 'Please choose why this pays nothing'],
  [{ tare: '100' }, 'Please choose why this pays nothing'],
  [{ price: '4.49' }, 'Please choose why this isn’t the posted price'],
  [{ unit: 'each' } as const, 'Please use lb or ton for this grade'],
  [{ deduction: '1' }, 'Please choose a reason for the deduction'],
  [{ deductionReason: 'dirty' } as const, 'You chose a reason but entered no deduction'],
])('of %j the scale house is asked "%s"', (changes, message) =>
  expect(figureLine(lineOf(changes), POSTED)).toMatchObject({ message }),
);

test('a line may pay $100,000.00 and not a cent more', () => {
  const posted = { price: '1', unit: 'lb' };
  const paid = (gross: string) => figureLine(lineOf({ gross, price: '1' }), posted);
  expect(paid('100000')).toMatchObject({ cents: 10_000_000 });
  expect(paid('100000.01')).toMatchObject({ field: 'gross' });
});

test('nothing is paid for a reason, and the reason stays', () => {
  expect(figureLine(lineOf({ price: '0', priceReason: 'refused' }), POSTED)).toMatchObject({
    cents: 0,
    priceReason: 'refused',
  });
  expect(figureLine(lineOf({ tare: '100', priceReason: 'mixed' }), POSTED)).toEqual({
    net: '0',
    cents: 0,
    priceReason: 'mixed',
  });
});

test.each<[string, string, TicketLine['priceReason'], TicketLine['priceReason'] | 'refused here']>([
  ['the offered price', '4.60', 'agreed', 'agreed'],
  ['more', '4.61', 'agreed', 'agreed'],
  ['less without a reason', '4.59', null, 'refused here'],
  ['less that was “agreed”', '4.59', 'agreed', 'refused here'],
  ['less for a reason', '4.59', 'dirty', 'dirty'],
  ['the posted price without a reason', '4.50', null, 'refused here'],
  ['the posted price for a reason, which stays', '4.50', 'moisture', 'moisture'],
  ['nothing for what is refused', '0', 'refused', 'refused'],
])('where an offer promised $4.60: %s', (_, price, priceReason, kept) => {
  const promised = { price: '4.60', unit: 'lb', perListed: '4.60' } as const;
  expect(figureLine(lineOf({ price, priceReason }), POSTED, promised)).toMatchObject(
    kept === 'refused here' ? { field: 'priceReason' } : { priceReason: kept },
  );
});

test.each<[string, string, TicketLine['priceReason'], TicketLine['priceReason'] | 'refused here']>([
  ['the held price, whatever was chosen', '4.60', 'agreed', 'held'],
  ['the held price', '4.60', 'held', 'held'],
  ['more, which was agreed', '4.61', 'agreed', 'agreed'],
  ['more, which nobody held', '4.61', 'held', 'refused here'],
])('where the seller held $4.60: %s', (_, price, priceReason, kept) => {
  const promised = { price: '4.60', unit: 'lb', perListed: '4.60', isHeld: true } as const;
  expect(figureLine(lineOf({ price, priceReason }), POSTED, promised)).toMatchObject(
    kept === 'refused here' ? { field: 'priceReason' } : { priceReason: kept },
  );
});

test('a held price that is not above the posted one is no reason to pay less', () => {
  const promised = { price: '4.40', unit: 'lb', perListed: '4.40', isHeld: true } as const;
  expect(figureLine(lineOf({ price: '4.40', priceReason: 'held' }), POSTED, promised)).toMatchObject({
    field: 'priceReason',
  });
});

test('nobody says that a price was held which was not', () => {
  expect(figureLine(lineOf({ price: '4.60', priceReason: 'held' }), POSTED)).toMatchObject({
    field: 'priceReason',
  });
});

test('a price that cannot be compared with the offer has a reason, at the posted price too', () => {
  const promised = { price: '1', unit: 'each', perListed: null } as const;
  expect(figureLine(lineOf(), POSTED, promised)).toMatchObject({ field: 'priceReason' });
  expect(figureLine(lineOf({ priceReason: 'agreed' }), POSTED, promised)).toMatchObject({
    priceReason: 'agreed',
  });
});

test.each([
  ['lb', ['lb', 'ton']],
  ['ton', ['lb', 'ton']],
  ['each', ['each']],
])('a grade priced per %s is sold by %j', (unit, units) => {
  expect(unitsFor({ price: '1.00', unit })).toEqual(units);
});
