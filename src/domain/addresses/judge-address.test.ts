// ASVS: 2.2.3
import { describe, expect, test } from 'vitest';
import { judgeAddress, NO_FINDING, type PostalFinding, unverifiedAddress } from './judge-address.ts';

const TYPED = { address: '12 Main St.', city: 'griffin', state: 'GA', zip: '30223' };
const DELIVERY = { address: '12 Main St', city: 'Griffin', state: 'GA', zip: '30223-1234' };

const judge = (finding: Partial<PostalFinding>, typed = TYPED) =>
  judgeAddress(typed, { ...NO_FINDING, match: 'exact', delivery: DELIVERY, ...finding });

describe('an address known to the post office', () => {
  // Asked: 274
  test('typed correctly is valid with high confidence and has no suggestion', () =>
    expect(judge({})).toEqual({
      isValid: true,
      confidence: 'high',
      errors: [],
      suggestedAddress: null,
      correctedAddress: DELIVERY,
      shippingRisk: { risk: 'low', factors: [] },
      isInShippingArea: true,
    }));

  test('spelled differently is valid, and the other spelling is suggested', () =>
    expect(judge({}, { ...TYPED, city: 'Griffen', zip: '30224' })).toMatchObject({
      isValid: true,
      confidence: 'high',
      suggestedAddress: {
        ...DELIVERY,
        reason: 'USPS suggests this address.',
      },
    }));

  test.each(['30223', '30223-1234', '302231234'])('with the ZIP code %s needs no correction', (zip) =>
    expect(judge({}, { ...TYPED, zip }).suggestedAddress).toBeNull(),
  );

  test.each(['3', '3022', '302231', '30223-9999'])(
    'with the ZIP code %s gets the full one suggested',
    (zip) => expect(judge({}, { ...TYPED, zip }).suggestedAddress).toMatchObject({ zip: DELIVERY.zip }),
  );

  test('without its unit is valid with medium confidence and medium risk', () =>
    expect(judge({ match: 'unit' })).toMatchObject({
      isValid: true,
      confidence: 'medium',
      shippingRisk: { risk: 'medium', factors: ['The apartment or unit is unknown'] },
    }));

  test('that needs a unit is invalid and says so', () =>
    expect(judge({ match: 'unit_missing' })).toMatchObject({
      isValid: false,
      errors: ['Add an apartment or unit number'],
      correctedAddress: null,
      shippingRisk: { risk: 'medium', factors: ['The apartment or unit is unknown'] },
    }));

  test.each(['unit', 'unit_missing'] as const)(
    'whose apartment or suite is in doubt (%s) gets no other spelling suggested',
    (match) => expect(judge({ match }, { ...TYPED, city: 'Griffen' }).suggestedAddress).toBeNull(),
  );
});

test('an unknown address is invalid with low confidence', () =>
  expect(judgeAddress(TYPED, NO_FINDING)).toMatchObject({ isValid: false, confidence: 'low' }));

// Asked: 276
test.each([
  ['isVacant', 'high'],
  ['isNoStat', 'high'],
  ['isGeneralDelivery', 'high'],
  ['isPrivateMailbox', 'medium'],
  ['isPoBox', 'medium'],
] as const)('%s is a %s risk with a reason', (fact, risk) => {
  const { shippingRisk } = judge({ [fact]: true });
  expect(shippingRisk.risk).toBe(risk);
  expect(shippingRisk.factors).toHaveLength(1);
});

// Asked: 276
test('the highest of several risks counts, and all reasons are listed', () =>
  expect(judge({ isPoBox: true, isVacant: true }).shippingRisk).toEqual({
    risk: 'high',
    factors: ['The address is vacant', 'PO box'],
  }));

// Asked: 277
test.each(['PR', 'GU', 'AE', 'ZZ'])('%s is outside the shipping area', (state) =>
  expect(judge({ delivery: { ...DELIVERY, state } }, { ...TYPED, state }).isInShippingArea).toBe(false),
);

// Asked: 277
test('the state where the post office delivers counts, and the one typed if it knows none', () => {
  expect(judge({ delivery: { ...DELIVERY, state: 'PR' } }).isInShippingArea).toBe(false);
  expect(judge({}, { ...TYPED, state: 'PR' }).isInShippingArea).toBe(true);
  expect(judgeAddress(TYPED, NO_FINDING).isInShippingArea).toBe(true);
  expect(judgeAddress({ ...TYPED, state: 'PR' }, NO_FINDING).isInShippingArea).toBe(false);
});

test('an address that could not be checked lets the checkout continue', () =>
  expect(unverifiedAddress(TYPED)).toMatchObject({
    isValid: true,
    confidence: 'low',
    errors: [
      'Verification failed: the address service isn’t answering. You may continue with manual address entry.',
    ],
    shippingRisk: { risk: 'medium', factors: ['Address not verified'] },
    isInShippingArea: true,
  }));
