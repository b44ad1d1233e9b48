// ASVS: 3.5.2, 7.6.2
import { beforeAll, expect, test } from 'vitest';
import { callApi } from '../support/call.ts';
import { answeredContracts } from '../support/contracts.ts';
import { quoteBody } from '../support/quote.ts';
import { SITE, useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

// What comes from a provider's servers is proven by its signature, or that of its URL, so the Origin check does not apply.
const writes = (await answeredContracts()).filter(
  ({ contract: { method, access } }) => method !== 'GET' && access !== 'provider',
);

const server = useServer();
/** Staff calls are tried with an owner's session: another site's page would make that browser send it. */
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await staffWith(server.db, 'owner'));
});

const params = { id: '00000000-0000-4000-8000-000000000000' };

test('there are writes to guard', () => {
  expect(writes.length).toBeGreaterThanOrEqual(2);
});

// Asked: 387
// ASVS: 3.5.1
test.each(writes)(
  '$name refuses requests that another site makes a browser send',
  async ({ contract, handler }) => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${SITE}.evil.example` },
      { origin: SITE.replace('localhost', 'sub.localhost') },
      { origin: SITE, 'sec-fetch-site': 'cross-site' },
    ]) {
      const response = await callApi(handler, contract, {
        body: quoteBody(),
        params,
        headers: { ...headers, cookie },
      });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'cross_site' });
    }
  },
);

// Asked: 387
test.each(writes)(
  '$name refuses what a form or a script without preflight can send',
  async ({ contract, handler }) => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain;charset=UTF-8',
      'text/plain; application/json',
      '',
    ]) {
      const headers = { 'content-type': type, cookie };
      const body = JSON.stringify(quoteBody());
      const response = await callApi(handler, contract, { body, params, headers });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'unsupported_media_type' });
    }
  },
);

// Asked: 387
test('nothing of it was stored', async () => {
  const { rows } = await server.db.execute('select count(*)::int as count from quote_requests');
  expect(rows).toEqual([{ count: 0 }]);
});
