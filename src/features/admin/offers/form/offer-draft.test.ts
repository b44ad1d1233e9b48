import * as fc from 'fast-check';
import { storedCar } from '../../../../../tests/support/vehicle.ts';
import { OFFER_LABEL_MAX_LENGTH, OFFER_MESSAGE_MAX_LENGTH } from '../../../../business/constants.ts';
import { describe, expect, test } from 'vitest';
import type { StaffOffer } from '../../../../domain/offers/admin-offers.api.ts';
import type { CounterGrade } from '../../../../domain/tickets/admin-tickets.api.ts';
import {
  atPrices,
  EMPTY_OFFER_LINE,
  firstDraft,
  isFromText,
  type OfferDraft,
  offerDraftSchema,
  templateDraft,
  templateLines,
} from './offer-draft.ts';
import { offerCents } from '../../../../domain/offers/lines/offer-sum.ts';
import { storedValue } from '../../../../domain/vehicles/stored-vehicle.ts';
import { VEHICLE_QUESTIONS } from '../../../../business/vehicles.ts';
import { VEHICLE_ANSWERS } from '../../../../domain/vehicles/value/vehicle-condition.ts';

const GRADES: readonly CounterGrade[] = [
  { metalType: 'brass', name: 'Brass', nameEs: 'Latón (brass)', price: '2.5000', unit: 'lb' },
  { metalType: 'steel', name: 'Steel', price: '220', unit: 'ton' },
  { metalType: 'battery', name: 'Car battery', price: '8.00', unit: 'each' },
  { metalType: 'auto_bodies', name: 'Auto bodies', price: '0.085', unit: 'lb' },
  { metalType: 'vehicle_incomplete', name: 'Incomplete Car', price: '0.0700', unit: 'lb' },
];

const QUOTE = {
  offers: [],
  yard: 'newnan',
  estimate: null,
  vehicle: null,
  description: 'Old things',
  email: null,
  emailMe: false,
  locale: 'en',
  createdAt: '2026-11-27T15:00:00.000Z',
} as const;

const OFFER: StaffOffer = {
  id: '1',
  version: 2,
  standing: 'sent',
  lines: [{ metalType: null, label: 'Radiator', price: '30', unit: 'each', weight: null }],
  totalCents: 0,
  pickupFeeCents: 1_500,
  yardId: 'atlanta',
  conditions: ['no_trash'],
  message: 'Ask for Jim.',
  sentAt: '2026-11-23T15:00:00.000Z',
  validUntil: '2026-11-24T21:30:00.000Z',
  seenAt: null,
  decidedAt: null,
  decidedName: null,
  declineReason: null,
  channel: 'link',
  createdByName: 'Stan Staff',
  endedAt: null,
};

describe('an offer begins', () => {
  test('with the names that its customer reads, and the English one of a grade that has no other', () => {
    const estimate = [
      { metalType: 'brass', weight: '2', unit: 'lb' },
      { metalType: 'steel', weight: '3', unit: 'ton' },
    ] as const;
    const { lines } = firstDraft({ ...QUOTE, estimate: [...estimate], locale: 'es' }, GRADES);
    expect(lines.map(({ label }) => label)).toEqual(['Latón (brass)', 'Steel']);
  });

  test('with what was written, if nothing else is known: a grade at its price, and other things without one', () => {
    const description = '300 lb brass, 2 tons of steel, 12 lb unobtainium';
    const written = { ...QUOTE, description, locale: 'es' } as const;
    expect(firstDraft(written, GRADES).lines).toEqual([
      { metalType: 'brass', label: 'Latón (brass)', price: '2.50', unit: 'lb', weight: '300' },
      { metalType: 'steel', label: 'Steel', price: '220.00', unit: 'ton', weight: '2' },
      { metalType: '', label: 'unobtainium', price: '', unit: 'lb', weight: '12' },
    ]);
    expect(isFromText(written, GRADES)).toBe(true);
    const estimate = [{ metalType: 'brass', weight: '2', unit: 'lb' }] as const;
    const estimated = { ...written, estimate: [...estimate] };
    expect(firstDraft(estimated, GRADES).lines).toMatchObject([{ metalType: 'brass', weight: '2' }]);
    expect(isFromText(estimated, GRADES)).toBe(false);
    expect(isFromText(QUOTE, GRADES)).toBe(false);
  });

  test('with the estimator’s lines, at the prices of the yard, in the unit of the price', () => {
    const estimate = [
      { metalType: 'brass', weight: '2', unit: 'ton' },
      { metalType: 'steel', weight: '2005', unit: 'lb' },
      { metalType: 'battery', weight: '40', unit: 'lb' },
      { metalType: 'gone', weight: '1', unit: 'lb' },
      { metalType: 'auto_bodies', weight: '2400', unit: 'lb' },
    ] as const;
    const draft = firstDraft({ ...QUOTE, estimate: [...estimate] }, GRADES);
    expect(draft).toMatchObject({ yardId: 'newnan', kind: 'lines', channel: null });
    expect(draft.lines.map(({ label, price, unit, weight }) => [label, price, unit, weight])).toEqual([
      ['Brass', '2.50', 'lb', '4000'],
      // Half a thousandth goes up.
      ['Steel', '220.00', 'ton', '1.003'],
      ['Car battery', '8.00', 'each', ''],
      ['Auto bodies', '0.085', 'lb', '2400'],
    ]);
  });

  test('with what is left of the car that was described, as the grade that it is, and its tow', () => {
    const vehicle = storedCar({
      engine: 'no',
      keys: 'no',
      incompletePrice: { price: '0.065', unit: 'lb' },
      handover: 'pickup',
      miles: 20,
    });
    const draft = firstDraft({ ...QUOTE, yard: null, vehicle }, GRADES);
    expect(draft).toMatchObject({ yardId: 'griffin', kind: 'lines', pickupFeeCents: '50.00' });
    expect(draft.lines.map(({ label, price, unit, weight }) => [label, price, unit, weight])).toEqual([
      ['Incomplete Car', '0.07', 'lb', '2796'],
    ]);
    const unpriced = firstDraft({ ...QUOTE, vehicle: { ...vehicle, weight: null } }, GRADES);
    expect(unpriced).toMatchObject({ lines: [EMPTY_OFFER_LINE], pickupFeeCents: '' });
  });

  test.each([
    [{ title: 'in_my_name' }, ['title_in_name']],
    [{ title: 'none' }, ['sworn_statement']],
    [{ title: 'signed_over' }, ['signed_title']],
    // Too new for a statement: the title comes first.
    [{ title: 'lost', year: 2020 }, ['replacement_title']],
    [{ title: 'someone_elses' }, ['owner_signs']],
    [{ title: 'lien' }, ['lien_release']],
    // Nobody knows yet what it is worth.
    [{ title: 'none', weight: null }, ['sworn_statement']],
  ] as const)('with conditions that the seller of a car can truthfully tick: %o', (said, conditions) => {
    const vehicle = storedCar(said);
    expect(firstDraft({ ...QUOTE, vehicle }, GRADES).conditions).toEqual([
      'photo_id',
      'our_scale_decides',
      ...conditions,
    ]);
  });

  test('and what comes to less than its tow is an offer of nothing, not a fee above it', () => {
    const vehicle = storedCar({
      weight: { milliPounds: 300_000, source: 'typical' },
      handover: 'pickup',
      miles: 20,
    });
    expect(firstDraft({ ...QUOTE, vehicle }, GRADES)).toMatchObject({ pickupFeeCents: '25.50' });
  });

  test('1,000 cars with a known tow are offered the sum that their page showed', () => {
    const price = fc
      .tuple(fc.integer({ min: 1, max: 2_000 }), fc.constantFrom(['lb', 1] as const, ['ton', 2_000] as const))
      .map(([steps, [unit, pounds]]) => ({ price: ((steps * pounds) / 10_000).toFixed(4), unit }));
    const car = fc.record({
      ...Object.fromEntries(
        VEHICLE_QUESTIONS.map((question) => [question, fc.constantFrom(...VEHICLE_ANSWERS)]),
      ),
      weight: fc.record({
        milliPounds: fc.integer({ min: 1_600, max: 10_000 }).map((pounds) => pounds * 1_000),
        source: fc.constant('maker' as const),
      }),
      price,
      incompletePrice: price,
      handover: fc.constantFrom('drop_off' as const, 'pickup' as const),
      miles: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(car, (drawn) => {
        const vehicle = storedCar(drawn);
        const grades = [
          { metalType: 'auto_bodies', name: 'Auto bodies', ...drawn.price },
          { metalType: 'vehicle_incomplete', name: 'Incomplete Car', ...drawn.incompletePrice },
        ];
        const offer = offerDraftSchema.parse({
          ...firstDraft({ ...QUOTE, vehicle }, grades),
          channel: 'link',
        });
        expect(offerCents(offer.lines, offer.sumCents) - offer.pickupFeeCents).toBe(
          storedValue(vehicle)?.totalCents,
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test('with an empty line if there is no estimate, and by mail where an address is known', () => {
    const asked = { ...QUOTE, yard: null, email: 'ada@example.com' };
    const draft = firstDraft(asked, GRADES);
    expect(draft).toMatchObject({
      yardId: 'griffin',
      channel: 'mail',
      lines: [{ label: '', metalType: '' }],
    });
    expect(firstDraft({ ...asked, email: null }, GRADES).channel).toBeNull();
  });

  test('with the newest offer, lines or a sum', () => {
    expect(firstDraft({ ...QUOTE, offers: [OFFER] }, GRADES)).toMatchObject({
      yardId: 'atlanta',
      lines: [{ metalType: '', label: 'Radiator', price: '30', weight: '' }],
      pickupFeeCents: '15.00',
      conditions: ['no_trash'],
      message: 'Ask for Jim.',
    });
    const sum = { ...OFFER, lines: [], totalCents: 40_000 };
    expect(firstDraft({ ...QUOTE, offers: [sum] }, GRADES)).toMatchObject({
      kind: 'sum',
      sumCents: '400.00',
    });
  });
});

test('at another yard, prices follow unless they were typed', () => {
  const dearer = GRADES.map((grade) => ({ ...grade, price: grade.unit === 'ton' ? '200' : '3' }));
  const brass = { ...EMPTY_OFFER_LINE, metalType: 'brass', price: '2.50' };
  const prices = atPrices([brass, { ...brass, price: '2.60' }, EMPTY_OFFER_LINE], GRADES, dearer);
  expect(prices.map(({ price }) => price)).toEqual(['3.00', '2.60', '']);
});

const draftOf = (line: object, more: Partial<OfferDraft> = {}): OfferDraft => ({
  ...firstDraft(QUOTE, GRADES),
  channel: 'link',
  lines: [{ ...EMPTY_OFFER_LINE, metalType: 'brass', label: 'Brass', price: '2.5', weight: '100', ...line }],
  ...more,
});

test.each<[OfferDraft, string]>([
  [draftOf({ label: ' ' }), 'lines.0.label'],
  [draftOf({ label: 'x'.repeat(OFFER_LABEL_MAX_LENGTH + 1) }), 'lines.0.label'],
  [draftOf({}, { message: 'x'.repeat(OFFER_MESSAGE_MAX_LENGTH + 1) }), 'message'],
  [draftOf({ price: '' }), 'lines.0.price'],
  [draftOf({ price: '1.23456' }), 'lines.0.price'],
  [draftOf({ price: '100000' }), 'lines.0.price'],
  [draftOf({ weight: 'a lot' }), 'lines.0.weight'],
  [draftOf({ weight: '1000000' }), 'lines.0.weight'],
  [draftOf({}, { lines: [] }), 'lines'],
  [draftOf({ weight: '999999' }), 'lines'],
  [draftOf({}, { kind: 'sum', sumCents: '' }), 'sumCents'],
  [draftOf({}, { kind: 'sum', sumCents: '100,000.01' }), 'sumCents'],
  [draftOf({}, { pickupFeeCents: 'some' }), 'pickupFeeCents'],
  [draftOf({}, { pickupFeeCents: '250.01' }), 'pickupFeeCents'],
  [draftOf({ weight: '0' }), 'lines.0.weight'],
])('a draft that is wrong names its field (%#: %s)', (draft, field) => {
  const { error } = offerDraftSchema.safeParse(draft);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

test('a draft is read as it is typed: lines, or one sum', () => {
  expect(
    offerDraftSchema.parse(
      draftOf({ price: '$.5', weight: '1,250' }, { pickupFeeCents: '$15', message: ' Hi ' }),
    ),
  ).toEqual({
    yardId: 'newnan',
    lines: [{ metalType: 'brass', label: 'Brass', price: '0.5', unit: 'lb', weight: '1250' }],
    sumCents: null,
    pickupFeeCents: 1_500,
    conditions: ['photo_id', 'our_scale_decides'],
    message: 'Hi',
    validMinutes: null,
    channel: 'link',
  });
  expect(offerDraftSchema.parse(draftOf({ price: '' }, { kind: 'sum', sumCents: '400' }))).toMatchObject({
    lines: [],
    sumCents: 40_000,
  });
});

describe('a template', () => {
  const lines = [
    { metalType: 'brass', label: 'Brass', price: '2.50', unit: 'lb', weight: '100' },
    { metalType: 'steel', label: 'Steel', price: '200', unit: 'ton', weight: null },
    { metalType: null, label: 'Radiator', price: '30', unit: 'each', weight: null },
  ] as const;

  test('keeps a price of its own, and none where the posted one is offered', () => {
    expect(templateLines(lines, GRADES).map(({ price }) => price)).toEqual([null, '200', '30']);
    expect(templateLines([{ ...lines[0], label: 'Latón (brass)' }], GRADES)[0]?.label).toBe('Brass');
  });

  test('begins an offer at the prices of today, in the customer’s language', () => {
    const raised = GRADES.map((grade) => (grade.metalType === 'brass' ? { ...grade, price: '2.60' } : grade));
    expect(templateDraft(templateLines(lines, GRADES), raised, 'es')).toEqual([
      { metalType: 'brass', label: 'Latón (brass)', price: '2.60', unit: 'lb', weight: '100' },
      { metalType: 'steel', label: 'Steel', price: '200', unit: 'ton', weight: '' },
      { metalType: '', label: 'Radiator', price: '30', unit: 'each', weight: '' },
    ]);
  });

  test('drops the weight of a grade that has another unit now, and keeps a grade that is gone in words', () => {
    const perTon = [{ metalType: 'brass', name: 'Brass', price: '5000', unit: 'ton' }];
    expect(templateDraft(templateLines(lines, GRADES), perTon, 'en')).toMatchObject([
      { price: '5000.00', unit: 'ton', weight: '' },
      { metalType: '', label: 'Steel', price: '200' },
      { label: 'Radiator' },
    ]);
  });
});
