// ASVS: 3.4.1, 3.4.4, 3.4.6, 3.5.3
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerSchema } from '../../src/domain/shared/contract/endpoint.ts';
import { callApi } from '../support/call.ts';
import { answeredContracts } from '../support/contracts.ts';
import { startServer, type TestServer } from '../support/server.ts';

const calls = await answeredContracts();

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

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
