import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import catalogueFunction from '../../netlify/functions/catalogue.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import { useAllowance } from '../../netlify/lib/http/rate-limit.ts';
import { STEP_COOKIE } from '../../netlify/lib/staff/staff-cookies.ts';
import {
  LOOK_UPS_RATE_LIMIT,
  PUBLIC_READS_RATE_LIMIT,
  STAFF_LINKS,
  STAFF_SIGN_INS,
} from '../../src/business/constants.ts';
import * as auth from '../../src/domain/admin/auth.api.ts';
import { groupedMerchandiseApi } from '../../src/domain/catalogue/catalogue.api.ts';
import { readPriceListApi } from '../../src/domain/prices/list/price-list.api.ts';
import type { Endpoint, RateLimit } from '../../src/domain/shared/contract/endpoint.ts';
import { arbitraryOf } from '../support/arbitrary-of.ts';
import { callApi } from '../support/call.ts';
import { answeredContracts } from '../support/contracts.ts';
import { sendAll } from '../support/paid-order.ts';
import { useServer } from '../support/server.ts';
import { askAuth, signedOut } from '../support/sign-in.ts';

const server = useServer();

const CREDENTIAL = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
  clientExtensionResults: {},
};

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  state: ['GA'],
  zip: ['30223'],
  vin: ['1HGCM82633A004352'],
  email: ['nobody@example.com'],
  orderNumber: ['GS-00000000'],
  code: ['123456'],
};

/** A body that the call reads, as the use is counted then. */
const bodyFor = ({ input }: Endpoint) =>
  input &&
  fc.sample(
    arbitraryOf(input, (name) => KNOWN[name] ?? []).filter((body) => z.safeParse(input, body).success),
    1,
  )[0];

const limitOf = ({ limit, cache, file }: Endpoint) =>
  limit ?? (cache || file?.isImmutable ? PUBLIC_READS_RATE_LIMIT : undefined);

/** What is answered to an address that has used up its uses, to another one, and how long the first waits. */
async function answersTo(limit: RateLimit, call: (ip: string) => Promise<Response>) {
  const [busy, other] = [randomUUID(), randomUUID()];
  for (let use = 0; use < limit.limit; use += 1) await useAllowance(server.db, limit, busy);
  const refused = await call(busy);
  const waits = Number(refused.headers.get('retry-after')) > limit.windowMs / 1_200;
  return [refused.status, waits, (await call(other)).status === 429];
}
const COUNTED = [429, true, false];

// Asked: 241, 242, 244, 367
test.each(await answeredContracts((contract) => limitOf(contract) !== undefined))(
  '$name is counted in the database, for each address',
  async ({ contract, handler }) => {
    const body = bodyFor(contract);
    const limit = limitOf(contract) ?? PUBLIC_READS_RATE_LIMIT;
    const call = (ip: string) => callApi(handler, contract, { params: { id: randomUUID() }, body, ip });
    expect(await answersTo(limit, call)).toEqual(COUNTED);
  },
);

const staffLimit = (scope: string) => ({ ...STAFF_SIGN_INS, scope });

// What a verb counts itself, and is in no test of its own.
// Asked: 244
test.each<readonly [string, RateLimit, (ip: string) => Promise<Response>]>([
  [
    'a link for a forgotten password',
    { scope: 'staff-link-requests', ...LOOK_UPS_RATE_LIMIT },
    (ip) => askAuth(auth.requestPasswordResetApi, { email: 'nobody@example.com' }, '', ip),
  ],
  [
    'a challenge for a passkey',
    staffLimit('staff-passkey-challenges'),
    (ip) => askAuth(auth.challengePasskeyApi, undefined, '', ip),
  ],
  [
    'a sign-in with a passkey',
    staffLimit('staff-passkey-sign-ins'),
    (ip) => askAuth(auth.signInWithPasskeyApi, { credential: CREDENTIAL }, '', ip),
  ],
  [
    'a second step',
    staffLimit('staff-second-steps'),
    (ip) => askAuth(auth.verifyTotpApi, { code: '123456' }, `${STEP_COOKIE}=1`, ip),
  ],
])('%s is counted in the database, for each address', async (_, limit, call) => {
  expect(await answersTo(limit, call)).toEqual(COUNTED);
});

// Asked: 244
test('one colleague is mailed five links an hour, whoever asks from wherever', async () => {
  const { email } = await signedOut(server, 'staff');
  for (let request = 0; request < STAFF_LINKS.limit + 2; request += 1)
    expect((await askAuth(auth.requestPasswordResetApi, { email })).status).toBe(202);
  await sendAll(server);
  expect(server.mail.messages().filter(({ to }) => to.includes(email))).toHaveLength(STAFF_LINKS.limit);
});

const headersOf = async (contract: typeof readPriceListApi | typeof groupedMerchandiseApi, query: string) => {
  const handler = contract === readPriceListApi ? pricesFunction : catalogueFunction;
  const { status, headers } = await callApi(handler, contract, { path: contract.path + query });
  return [status, headers.get('netlify-vary'), headers.get('netlify-cdn-cache-control')?.split(',')[0]];
};
test('the edge keeps one answer for each query that a contract names, and none for any other', async () => {
  const list = 'query=yard|language';
  for (const known of ['', '?yard=griffin', '?language=es&yard=newnan'])
    expect(await headersOf(readPriceListApi, known)).toEqual([200, list, 'public']);
  for (const other of ['?utm_source=x', '?yard=griffin&x=1', '?yard=newnan&yard=griffin', '?Yard=griffin'])
    expect(await headersOf(readPriceListApi, other)).toEqual([200, list, 'no-store']);
  expect(await headersOf(readPriceListApi, '?yard=nowhere')).toEqual([400, null, undefined]);
  expect(await headersOf(groupedMerchandiseApi, '')).toEqual([200, 'query=none', 'public']);
  for (const other of ['?none=1', '?x=1'])
    expect(await headersOf(groupedMerchandiseApi, other)).toEqual([200, 'query=none', 'no-store']);
});
