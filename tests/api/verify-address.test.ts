import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { addressChecks } from '../../netlify/database/schema/addresses.ts';
import addressesFunction from '../../netlify/functions/addresses.ts';
import { addressKey, addressOnRecord } from '../../netlify/services/addresses/rows.ts';
import type { Address } from '../../src/domain/addresses/address.schema.ts';
import { verifyAddressApi, type AddressVerification } from '../../src/domain/addresses/addresses.api.ts';
import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import type { Trouble } from '../../tools/sandbox/switches.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
afterEach(() => server.mocks.smarty.switches.clear());

const at = (address: string, changes: Partial<Address> = {}): Address => ({
  address,
  city: 'Griffin',
  state: 'GA',
  zip: '30223',
  ...changes,
});
const post = (body: unknown, options: CallOptions = {}) =>
  callApi(addressesFunction, verifyAddressApi, { body, ...options });
const failed = async (response: Response) => (await response.json()) as ErrorBody;

/** The visitor's answer, and what an order for that address would find in the database. */
async function check(address: Address) {
  const response = await post(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { outcome } = await addressOnRecord(server.db, address);
  return { ...((await response.json()) as AddressVerification), outcome };
}

const GOOD = {
  isValid: true,
  confidence: 'high',
  errors: [],
  suggestedAddress: null,
  shippingRisk: { risk: 'low', factors: [] },
  isInShippingArea: true,
  outcome: 'deliverable',
};

// Asked: 148, 274
test('an address delivered to as it was typed is valid with high confidence', async () => {
  expect(await check(at('12 Mill St'))).toEqual({
    ...GOOD,
    correctedAddress: at('12 Mill St', { zip: '30223-1001' }),
  });
});

// Asked: 84, 274
test('one that is written differently is valid, with a suggestion that says what differs', async () => {
  const delivery = at('7 Old Mill Rd', { zip: '30223-1001' });
  const reason = 'USPS suggests this address.';
  expect(await check(at('7 Old Mill Road'))).toEqual({
    ...GOOD,
    suggestedAddress: { ...delivery, reason },
    correctedAddress: delivery,
  });
  expect(await check(delivery)).toMatchObject({ ...GOOD, correctedAddress: delivery });
});

// What each finding means is in src/domain/addresses/judge-address.test.ts; here, that Smarty's words lead to it.
// Asked: 274, 276, 277
test.each([
  ['3 Unknown Unit St Apt 9', true, 'medium', 'The apartment or unit is unknown', 'deliverable'],
  ['5 Mill Tower', false, 'medium', 'The apartment or unit is unknown', 'undeliverable'],
  ['1 Nowhere St', false, 'low', null, 'undeliverable'],
  ['9 Unconfirmed St', false, 'low', null, 'undeliverable'],
  ['1 Vacant St', true, 'high', 'The address is vacant', 'undeliverable'],
  ['2 Nostat St', true, 'high', 'The post office doesn’t deliver there', 'undeliverable'],
  ['General Delivery', true, 'high', 'General delivery', 'undeliverable'],
  ['4 Mailbox Plaza', true, 'medium', 'Private mailbox', 'deliverable'],
  ['PO Box 12', true, 'medium', 'PO box', 'deliverable'],
])('%s is valid: %s, with %s risk', async (street, isValid, risk, factor, outcome) => {
  expect(await check(at(street))).toMatchObject({
    isValid,
    outcome,
    shippingRisk: { risk, factors: [factor ?? []].flat() },
  });
});

// Asked: 277
test('Puerto Rico is outside the shipping area, the capital inside', async () => {
  const island = await check(at('1 Calle Sol', { city: 'San Juan', state: 'PR', zip: '00901' }));
  expect(island).toMatchObject({ isValid: true, isInShippingArea: false, outcome: 'undeliverable' });
  const capital = await check(at('1 K St NW', { city: 'Washington', state: 'DC', zip: '20001' }));
  expect(capital).toMatchObject(GOOD);
});

const UNVERIFIED = {
  isValid: true,
  confidence: 'low',
  errors: [
    'Verification failed: the address service isn’t answering. You may continue with manual address entry.',
  ],
  suggestedAddress: null,
  correctedAddress: null,
  shippingRisk: { risk: 'medium', factors: ['Address not verified'] },
  isInShippingArea: true,
  outcome: 'unchecked',
};

const TROUBLES: readonly Trouble[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'drop' },
  { kind: 'rubbish' },
  { kind: 'hang' },
];

// Asked: 278
test.each(TROUBLES.map((trouble, index) => ({ trouble, street: `${index} Outage St` })))(
  'Smarty with $trouble lets the checkout go on unverified, and the order will be flagged',
  async ({ trouble, street }) => {
    server.mocks.smarty.switches.arm(/street-address/, trouble);
    const startedAt = performance.now();
    expect(await check(at(street))).toEqual(UNVERIFIED);
    expect(performance.now() - startedAt).toBeLessThan(7_000);
    expect(server.logged().some((line) => line.includes('address_check_failed'))).toBe(true);
  },
);

test('an outage does not blur what is known already, and a later check replaces what is not', async () => {
  const known = at('21 Mill St');
  await check(known);
  const takeBack = server.mocks.smarty.switches.arm(/street-address/, { kind: 'status', status: 500 });
  expect(await check(known)).toMatchObject({ confidence: 'low', outcome: 'deliverable' });
  const unknown = at('22 Vacant St');
  expect(await check(unknown)).toMatchObject(UNVERIFIED);
  takeBack();
  expect(await check(unknown)).toMatchObject({ outcome: 'undeliverable' });
});

test('where we do not ship to, an outage opens no way', async () => {
  server.mocks.smarty.switches.arm(/street-address/, { kind: 'status', status: 500 });
  const address = at('2 Calle Sol', { city: 'San Juan', state: 'PR', zip: '00901' });
  expect(await check(address)).toMatchObject({ isInShippingArea: false, outcome: 'undeliverable' });
});

test('the record finds the address however it was typed, and does not tell it', async () => {
  const address = at('31 Old Mill Road');
  expect((await post({ ...address, address: '  31  old mill ROAD ', state: 'ga' })).status).toBe(200);
  expect(await addressOnRecord(server.db, address)).toEqual({ outcome: 'deliverable' });
  const rows = await server.db.select().from(addressChecks);
  expect(JSON.stringify(rows)).not.toMatch(/old mill|griffin|30223/i);
});

test('after thirty days a check counts no more', async () => {
  const address = at('41 Mill St');
  await check(address);
  const checkedAt = new Date(Date.now() - 31 * 86_400_000);
  await server.db
    .update(addressChecks)
    .set({ checkedAt })
    .where(eq(addressChecks.key, addressKey(address)));
  expect(await addressOnRecord(server.db, address)).toEqual({ outcome: 'unchecked' });
});

// Asked: 126
test('what is wrong is named beside its field', async () => {
  const response = await post(at('x'.repeat(101), { city: '', state: 'Georgia', zip: '\u200b' }));
  expect(response.status).toBe(400);
  expect(await failed(response)).toEqual({
    error: 'Please check the highlighted fields.',
    code: 'invalid_input',
    fields: {
      address: 'Please use at most 100 characters, 1 too many',
      city: 'Please enter the city',
      state: 'Please enter the state as two letters',
      zip: 'Please enter the ZIP code',
    },
  });
});
