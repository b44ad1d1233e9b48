import { beforeAll, expect, test } from 'vitest';
import addressesFunction from '../../netlify/functions/addresses.ts';
import { addressOnRecord } from '../../netlify/services/addresses/rows.ts';
import { verifyAddressApi, type AddressVerification } from '../../src/domain/addresses/addresses.api.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
beforeAll(async () => {
  for (const name of ['SMARTY_AUTH_ID', 'SMARTY_AUTH_TOKEN']) delete process.env[name];
});

const GRIFFIN = { address: '12 Mill St', city: 'Griffin', state: 'GA', zip: '30223' };

// Asked: 275
test.each([
  [{}, { isValid: true, confidence: 'medium', errors: [], outcome: 'deliverable' }],
  [{ zip: '3022' }, { isValid: false, confidence: 'low', outcome: 'undeliverable' }],
  [{ state: 'AL' }, { isValid: false, confidence: 'low', outcome: 'undeliverable' }],
  [{ address: 'PO Box 7' }, { isValid: true, shippingRisk: { risk: 'medium' }, outcome: 'deliverable' }],
  [
    { address: 'General Delivery' },
    { isValid: true, shippingRisk: { risk: 'high' }, outcome: 'undeliverable' },
  ],
  [
    { address: '1 Calle Sol', city: 'San Juan', state: 'PR', zip: '00901' },
    { isValid: true, isInShippingArea: false, outcome: 'undeliverable' },
  ],
])('without Smarty %j is judged by its form alone', async (changes, expected) => {
  const address = { ...GRIFFIN, ...changes };
  const response = await callApi(addressesFunction, verifyAddressApi, { body: address });
  expect(response.status).toBe(200);
  const { outcome } = await addressOnRecord(server.db, address);
  expect({ ...((await response.json()) as AddressVerification), outcome }).toMatchObject(expected);
});

test.each(['30223 1234', '30223\u20131234', '302231234'])(
  'the ZIP code %s is kept with a dash',
  async (zip) => {
    const response = await callApi(addressesFunction, verifyAddressApi, { body: { ...GRIFFIN, zip } });
    expect(await response.json()).toMatchObject({ isValid: true, errors: [] });
    const kept = { ...GRIFFIN, zip: '30223-1234' };
    expect(await addressOnRecord(server.db, kept)).toMatchObject({ outcome: 'deliverable' });
  },
);

test('nobody is asked', async () => {
  server.mocks.smarty.switches.arm(/./, { kind: 'status', status: 500 });
  const response = await callApi(addressesFunction, verifyAddressApi, { body: GRIFFIN });
  expect(await response.json()).toMatchObject({ isValid: true, confidence: 'medium' });
});
