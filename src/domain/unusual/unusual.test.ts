import { storedCar } from '../../../tests/support/vehicle.ts';
import { expect, test } from 'vitest';
import type { OfferLine } from '../offers/offer.schema.ts';
import type { OfferCondition } from '../offers/offer-state.ts';
import { unusualInOffer } from '../offers/lines/unusual-in-offer.ts';
import { NO_PROMISE, promiseOf } from '../promises/promise.ts';
import { STAFF_ROLES } from '../shared/roles.ts';
import type { CounterGrade } from '../tickets/admin-tickets.api.ts';
import { figureLine, isFault, type TicketLine } from '../tickets/ticket-line.ts';
import { unusualInTicket } from '../tickets/unusual-in-ticket.ts';
import { beyondRole, openQuestions, type Unusual, unusualPrices, unusualTicket } from './unusual.ts';

const GRADES: readonly CounterGrade[] = [
  { metalType: 'copper', name: 'Copper', price: '4.00', unit: 'lb', group: 'copper' },
  { metalType: 'steel', name: 'Steel', price: '200', unit: 'ton', group: 'steel' },
  { metalType: 'dust', name: 'Dust', price: '0.01', unit: 'lb', group: 'other' },
  { metalType: 'battery', name: 'Battery', price: '10', unit: 'each', group: 'lead_batteries' },
  { metalType: 'call', name: 'Carbide', price: '0', unit: 'lb', group: 'other' },
];

/** What staff and owners are asked, and what staff may not do. */
const outcome = (unusual: readonly Unusual[]) => {
  const [forStaff, forOffice, forOwner] = STAFF_ROLES.map((role) => beyondRole(role, unusual));
  expect(forOffice).toEqual(forStaff);
  expect(forOwner).toEqual([]);
  return { asks: openQuestions(unusual, []), beyondStaff: forStaff };
};
interface Outcome {
  readonly asks: readonly string[];
  readonly beyondStaff: readonly string[];
}
const ordinary: Outcome = { asks: [], beyondStaff: [] };
const asks = (...texts: string[]): Outcome => ({ asks: texts, beyondStaff: [] });
const beyond = (...texts: string[]): Outcome => ({ asks: texts, beyondStaff: texts });

const ticketOf = (changes: Partial<TicketLine>[], promise = NO_PROMISE, sameDayCents = 0) => {
  const lines = changes.map((change) => {
    const line: TicketLine = {
      metalType: 'copper',
      unit: 'lb',
      gross: '1',
      tare: '0',
      deduction: '0',
      deductionReason: null,
      price: '4.00',
      priceReason: 'agreed',
      ...change,
    };
    const posted = GRADES.find(({ metalType }) => metalType === line.metalType) as CounterGrade;
    const figures = figureLine(line, posted);
    if (isFault(figures)) throw new Error(figures.message);
    return { ...line, ...figures, posted };
  });
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  return outcome(unusualInTicket(lines, totalCents, promise, sameDayCents));
};

const dust = { metalType: 'dust', price: '0.01' };
const steel = { metalType: 'steel', price: '20' };

test.each<[string, Partial<TicketLine>, Outcome]>([
  ['just under the usual load', { ...dust, gross: '1999.999' }, ordinary],
  ['at it', { ...dust, gross: '2000' }, ordinary],
  ['over it', { ...dust, gross: '2000.001' }, asks('2,000.001 lb of Dust, $20.00')],
  ['at it in tons', { ...dust, unit: 'ton', gross: '1' }, ordinary],
  ['over it in tons', { ...dust, unit: 'ton', gross: '1.001' }, asks('1.001 ton of Dust, $20.02')],
  ['net, not gross', { ...dust, gross: '2040', tare: '40' }, ordinary],
  ['steel at its load', { ...steel, unit: 'lb', gross: '40000' }, ordinary],
  ['steel over it', { ...steel, unit: 'lb', gross: '40000.001' }, asks('40,000.001 lb of Steel, $400.00')],
  ['pieces', { metalType: 'battery', unit: 'each', gross: '100', price: '1' }, ordinary],
  [
    'many',
    { metalType: 'battery', unit: 'each', gross: '101', price: '1' },
    asks('101 pieces of Battery, $101.00'),
  ],
  ['a sum under $2,500', { gross: '624.999' }, ordinary],
  ['of $2,500', { gross: '625' }, ordinary],
  ['over it', { gross: '625.003' }, asks('625.003 lb of Copper, $2,500.01')],
  ['a price 15% up', { price: '4.60' }, ordinary],
  ['more', { price: '4.6001' }, asks('Copper at $4.6001 per lb, posted $4.00 per lb')],
  ['50% up', { price: '6.00' }, asks('Copper at $6.00 per lb, posted $4.00 per lb')],
  ['more', { price: '6.0001' }, beyond('Copper at $6.0001 per lb, posted $4.00 per lb')],
  ['less than posted', { price: '1.00' }, ordinary],
  ['nothing posted', { metalType: 'call', price: '999' }, ordinary],
])('a line of a ticket, %s: %j', (_, change, expected) => {
  expect(ticketOf([change])).toEqual(expected);
});

test('a lost decimal point is asked about once, and is an owner’s to confirm', () => {
  expect(ticketOf([{ gross: '10250', price: '4.00' }])).toEqual(beyond('10,250 lb of Copper, $41,000.00'));
});

const REST = { metalType: 'call', gross: '1000' };
test.each<[string, Outcome]>([
  ['1.25', ordinary],
  ['1.2501', asks('2 lines, $2,500.20 total')],
  ['5.00', asks('2 lines, $10,000.00 total')],
  ['5.0001', beyond('2 lines, $10,000.20 total')],
])('two lines of 1,000 lb at $%s', (price, expected) => {
  expect(
    ticketOf([
      { ...REST, price },
      { ...REST, price },
    ]),
  ).toEqual(expected);
});

const promising = (price: string, unit: OfferLine['unit'] = 'lb'): OfferLine => ({
  metalType: 'copper',
  label: 'Copper',
  price,
  unit,
  weight: null,
});

test.each<[string, OfferLine[], Outcome]>([
  ['as offered', [promising('7.00')], ordinary],
  ['less than offered', [promising('7.50')], ordinary],
  ['as offered per ton', [promising('14000', 'ton')], ordinary],
  ['as the higher of two prices', [promising('5.00'), promising('7.00')], ordinary],
  ['more than offered', [promising('6.99')], beyond('Copper at $7.00 per lb, posted $4.00 per lb')],
  [
    'offered by the piece',
    [promising('7.00', 'each')],
    beyond('Copper at $7.00 per lb, posted $4.00 per lb'),
  ],
])('a price that an accepted offer promised was asked about then: %s', (_, lines, expected) => {
  expect(
    ticketOf(
      [{ price: '7.00' }],
      promiseOf({ lines, totalCents: 0 }, () => 'copper'),
    ),
  ).toEqual(expected);
});

test('a promised price is asked about for more than the offer has left', () => {
  const promise = promiseOf(
    { lines: [{ ...promising('5.00'), weight: '10' }], totalCents: 5_000 },
    () => 'copper',
  );
  const text = 'Copper at $5.00 per lb, posted $4.00 per lb; the offer has 10 lb left at this price';
  expect(ticketOf([{ gross: '10', price: '5.00' }], promise)).toEqual(ordinary);
  expect(ticketOf([{ gross: '10.001', price: '5.00' }], promise)).toEqual(asks(text));
  // The second line of a ticket finds what the first has left.
  const two = [
    { gross: '8', price: '5.00' },
    { gross: '3', price: '5.00' },
  ];
  expect(ticketOf(two, promise)).toEqual(asks(text.replace('10 lb left', '2 lb left')));
});

const sumOf = (totalCents: number) => promiseOf({ lines: [], totalCents }, () => undefined);

test('staff pay what is left of an accepted offer, and no more', () => {
  const line = { ...REST, price: '12' };
  const text = '1,000 lb of Carbide, $12,000.00';
  expect(ticketOf([line], sumOf(1_200_000))).toEqual(asks(text));
  // What is beyond the offer is asked about as without it.
  expect(ticketOf([line], sumOf(200_000))).toEqual(
    asks(`${text}; the offer has $2,000.00 of $2,000.00 left`),
  );
  expect(ticketOf([line], sumOf(199_999))).toEqual(
    beyond(`${text}; the offer has $1,999.99 of $1,999.99 left`),
  );
  expect(ticketOf([line], { ...sumOf(1_200_000), otherCents: 0 })).toEqual(
    beyond(`${text}; the offer has $0.00 of $12,000.00 left`),
  );
});

test.each<[number, Outcome]>([
  [600_000, ordinary],
  [600_001, beyond('1,000 lb of Carbide, $4,000.00; paid earlier that day: $6,000.01')],
])('what a seller was paid on the same day counts: %i cents', (sameDayCents, expected) => {
  const found = ticketOf([{ ...REST, price: '4' }], NO_PROMISE, sameDayCents);
  expect(found).toEqual(expected === ordinary ? asks('1,000 lb of Carbide, $4,000.00') : expected);
});

test('what was promised does not count for the day', () => {
  expect(ticketOf([{ ...REST, price: '4' }], sumOf(400_000), 9_999_999)).toEqual(
    asks('1,000 lb of Carbide, $4,000.00'),
  );
});

const AT = new Date('2026-11-23T15:00:00Z');
const unusualOf = (
  terms: Partial<Parameters<typeof unusualInOffer>[0]>,
  car: Parameters<typeof unusualInOffer>[2] = null,
) =>
  unusualInOffer({ lines: [], sumCents: null, pickupFeeCents: 0, conditions: [], ...terms }, GRADES, car, AT);

const offerOf = (changes: Partial<OfferLine>, pickupFeeCents = 0) => {
  const line: OfferLine = {
    metalType: 'copper',
    label: 'Copper',
    price: '4',
    unit: 'lb',
    weight: '1',
    ...changes,
  };
  return outcome(unusualOf({ lines: [line], pickupFeeCents }));
};
const other = { metalType: null, label: 'Rotor' };

test.each<[string, Partial<OfferLine>, Outcome]>([
  ['15% up', { price: '4.60' }, ordinary],
  ['more', { price: '4.6001' }, asks('Copper at $4.6001 per lb, posted $4.00 per lb')],
  ['more than 50% up', { price: '6.0001' }, beyond('Copper at $6.0001 per lb, posted $4.00 per lb')],
  [
    'steel as posted, by the pound',
    { metalType: 'steel', label: 'Steel', price: '0.1' },
    asks('Steel at $0.1 per lb, posted $200 per ton'),
  ],
  ['by the piece', { price: '9', unit: 'each' }, asks('Copper at $9 each, posted $4.00 per lb')],
  ['nothing posted', { metalType: 'call', price: '999' }, ordinary],
  [
    'heavy',
    { metalType: 'dust', label: 'Dust', price: '0.01', weight: '2000.001' },
    asks('2,000.001 lb of Dust, $20.00'),
  ],
  ['$2,500', { weight: '625' }, ordinary],
  ['a cent more', { weight: '625.003' }, beyond('An offer of $2,500.01')],
  ['no weight, as posted', { weight: null }, ordinary],
  [
    'no weight, above posted',
    { weight: null, price: '4.0001' },
    beyond('An offer of $8,000.20, assuming 2,000 lb of Copper'),
  ],
  ['no weight, cheap', { ...other, weight: null, price: '1.25' }, ordinary],
  [
    'no weight, not on the list',
    { ...other, weight: null, price: '1.2501' },
    beyond('An offer of $2,500.20, assuming 2,000 lb of Rotor'),
  ],
  [
    'no weight, nothing posted',
    { metalType: 'call', label: 'Carbide', weight: null, price: '2' },
    beyond('An offer of $4,000.00, assuming 2,000 lb of Carbide'),
  ],
  ['no count', { ...other, unit: 'each', weight: null, price: '25' }, ordinary],
  [
    'no count, more',
    { ...other, unit: 'each', weight: null, price: '25.01' },
    beyond('An offer of $2,501.00, assuming 100 pieces of Rotor'),
  ],
])('a line of an offer, %s: %j', (_, changes, expected) => {
  expect(offerOf(changes)).toEqual(expected);
});

test('pieces of what is posted by weight cannot be compared, so they count in full without a number', () => {
  const price = 'Copper at $26 each, posted $4.00 per lb';
  const sum = 'An offer of $2,600.00, assuming 100 pieces of Copper';
  expect(offerOf({ unit: 'each', weight: null, price: '26' })).toEqual({
    asks: [price, sum],
    beyondStaff: [sum],
  });
});

test.each<[number, Outcome]>([
  [200, ordinary],
  [201, asks('A pickup fee of $2.01 on an offer of $4.00')],
])('a pickup fee of %i cents', (fee, expected) => {
  expect(offerOf({}, fee)).toEqual(expected);
});

test('a fee is asked about where no total is known, and several lines without a weight are counted together', () => {
  expect(offerOf({ weight: null }, 1)).toEqual(
    asks('A pickup fee of $0.01 on an offer without a total: a weight is missing'),
  );
  const rotor: OfferLine = { ...promising('2'), metalType: null, label: 'Rotor' };
  const lines = [rotor, { ...rotor, label: 'Stator' }];
  expect(outcome(unusualOf({ lines }))).toEqual(
    beyond('An offer of $8,000.00, assuming 2,000 lb of Rotor and the same for 1 more line without a weight'),
  );
  expect(outcome(unusualOf({ sumCents: 250_001 }))).toEqual(beyond('An offer of $2,500.01'));
});

const SWORN = ['photo_id', 'sworn_statement'] as const;
const TAKEN = 'Georgia takes one for $850.00 or less, 12 model years or older';
test.each<[string, number, Parameters<typeof storedCar>[0], readonly OfferCondition[], Outcome]>([
  ['as much as it is good for', 85_000, {}, SWORN, ordinary],
  ['more', 85_001, {}, SWORN, asks(`A sworn statement for a 2003 Honda Accord at $850.01; ${TAKEN}`)],
  ['more, without that condition', 85_001, {}, ['title_in_name'], ordinary],
  ['a trailer, which may be worth more', 170_000, { kind: 'trailer' }, SWORN, ordinary],
  [
    'a car that is too new',
    10_000,
    { year: 2015 },
    SWORN,
    asks(`A sworn statement for a 2015 Honda Accord at $100.00; ${TAKEN}`),
  ],
])('a sworn statement for %s', (_, sumCents, car, conditions, expected) => {
  expect(outcome(unusualOf({ sumCents, conditions: [...conditions] }, storedCar(car)))).toEqual(expected);
});

test('what is paid while a price is 0 is compared with the price before', () => {
  const call: CounterGrade = { ...GRADES[0], price: '0', lastPrice: '4.00' } as CounterGrade;
  const line = { name: 'Copper', per: 'lb', weight: '1', unit: 'lb', cents: 1, posted: call } as const;
  expect(outcome(unusualTicket([{ ...line, price: '4.60' }], 1))).toEqual(ordinary);
  expect(outcome(unusualTicket([{ ...line, price: '6.01' }], 1))).toEqual(
    beyond('Copper at $6.01 per lb, last posted $4.00 per lb'),
  );
});

const FEW = { grades: 1, all: 4 };
test.each<[before: string, after: string, Outcome]>([
  ['4.00', '4.60', ordinary],
  ['4.00', '4.61', asks('Copper from $4.00 to $4.61 per lb (+15.3%)')],
  ['4.00', '3.40', ordinary],
  ['4.00', '3.39', asks('Copper from $4.00 to $3.39 per lb (−15.3%)')],
  ['4.00', '6.00', asks('Copper from $4.00 to $6.00 per lb (+50.0%)')],
  ['4.00', '6.01', beyond('Copper from $4.00 to $6.01 per lb (+50.3%)')],
  ['4.00', '1.99', beyond('Copper from $4.00 to $1.99 per lb (−50.3%)')],
  ['4.00', '0', asks('Copper from $4.00 to $0 per lb (−100.0%)')],
  ['0', '4.00', asks('Copper from $0 to $4.00 per lb (new)')],
])('a posted price from %s to %s', (before, after, expected) => {
  expect(outcome(unusualPrices([{ name: 'Copper', unit: 'lb', before, after }], FEW))).toEqual(expected);
});

test.each<[number, Outcome]>([
  [2, ordinary],
  [3, asks('New prices for 3 of 4 grades')],
])('new prices for %i of 4 grades', (grades, expected) => {
  expect(outcome(unusualPrices([], { grades, all: 4 }))).toEqual(expected);
});

test('a yes to each question is one to all; a yes to other figures, or to some of them, is none', () => {
  const unusual = ['One', 'Two'].map((text) => ({ text, needsOwner: false }));
  expect(openQuestions(unusual, ['Two', 'One', 'Three'])).toEqual([]);
  for (const confirmed of [[], ['One'], ['One', 'two']])
    expect(openQuestions(unusual, confirmed)).toEqual(['One', 'Two']);
});
