// ASVS: 3.4.1, 3.4.4, 3.4.6, 3.5.3
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerSchema } from '../../src/domain/shared/contract/endpoint.ts';
import { callApi } from '../support/call.ts';
import { answeredContracts } from '../support/contracts.ts';
import { useServer } from '../support/server.ts';

const calls = await answeredContracts();

useServer();

const SAFE = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as unknown,
};

const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];

// Asked: 399
// ASVS: 3.2.1, 3.4.2
test.each(calls)('every answer of $name carries them, errors too', async ({ contract, handler }) => {
  for (const method of METHODS) {
    const { headers } = await callApi(handler, contract, { method });
    expect(Object.fromEntries(headers)).toMatchObject(SAFE);
    expect(headers.has('access-control-allow-origin')).toBe(false);
  }
});

// Asked: 227, 229, 399
// ASVS: 14.2.2
test.each(calls)('nobody keeps an error of $name', async ({ contract, handler }) => {
  const answers = await Promise.all(METHODS.map((method) => callApi(handler, contract, { method })));
  const errors = answers.filter(({ status }) => status >= 400);
  expect(errors.length).toBeGreaterThan(0);
  expect(new Set(errors.map(({ headers }) => headers.get('cache-control')))).toEqual(new Set(['no-store']));
});

// Asked: 227
// ASVS: 13.4.4
test.each(calls)(
  'a method that $name does not have is told the ones it has',
  async ({ contract, handler }) => {
    const response = await callApi(handler, contract, { method: 'OPTIONS' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain(contract.method);
  },
);

test.each(calls)('HEAD of $name has no body', async ({ contract, handler }) => {
  expect(await (await callApi(handler, contract, { method: 'HEAD' })).text()).toBe('');
});

// Asked: 144, 236
test.each(calls.filter(({ contract }) => contract.cache))(
  '$name is kept at the edge until it is purged, and is 304 or headers alone for who has it',
  async ({ contract, handler }) => {
    const ask = (method: string, headers: Readonly<Record<string, string>> = {}) =>
      callApi(handler, contract, { method, headers, params: { metalType: 'copper_wire' } });
    const { status, headers } = await ask('GET', { cookie: '__Host-rewards=x' });
    const { edgeSeconds, staleSeconds, tag } = contract.cache ?? {};
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': `public, durable, s-maxage=${edgeSeconds}, stale-while-revalidate=${staleSeconds}`,
      'netlify-cache-tag': tag,
      'content-type': contract.file?.type ?? 'application/json',
    });
    const etag = headers.get('etag') ?? '';
    const known = async (tags: string) => {
      const answer = await ask('GET', { 'if-none-match': tags });
      return [answer.status, answer.headers.get('etag'), (await answer.text()) === ''];
    };
    for (const tags of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*'])
      expect(await known(tags)).toEqual([304, etag, true]);
    expect(await known('"other"')).toEqual([200, etag, false]);
    const head = await ask('HEAD');
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const refused = await ask(method);
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await refused.json()).toMatchObject({ code: 'method_not_allowed' });
    }
  },
);

const published = calls.flatMap((each) => {
  const answer = answerSchema(each.contract.output);
  return answer && each.contract.method === 'GET' ? [{ ...each, answer }] : [];
});

// callApi() compares wherever a test gets such an answer.
test.each(published)('$name answers as openapi.json says', async ({ contract, handler, answer }) => {
  const response = await callApi(handler, contract, { params: { metalType: 'copper_wire' } });
  expect(response.status).toBe(200);
  expect(z.safeParse(answer, await response.json())).toMatchObject({ success: true });
});
