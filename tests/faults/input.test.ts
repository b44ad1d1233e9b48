// ASVS: 1.2.4, 2.2.2
import { expect, test } from 'vitest';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { createQuoteRequestApi } from '../../src/domain/quotes/quotes.api.ts';
import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { quoteBody } from '../support/quote.ts';
import { useServer } from '../support/server.ts';

useServer();

const post = (body: unknown, options: CallOptions = {}) =>
  callApi(quotesFunction, createQuoteRequestApi, { body, ...options });
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const latin1 = new Uint8Array(Buffer.from(JSON.stringify(quoteBody({ firstName: 'Andrée' })), 'latin1'));

// Asked: 227, 386
test.each<[string, unknown, string?]>([
  ['nothing', ''],
  ['white space', '  \n'],
  ['half an object', '{"firstName":'],
  ['two objects', '{}{}'],
  ['a string', '"x"'],
  ['a number', '1e999'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['60,000 brackets', '['.repeat(60_000)],
  ['10,000 levels', deep(10_000)],
  ['20 levels in a field', `{"firstName":${deep(20)}}`],
  ['bytes that are no UTF-8', latin1],
  ['a NUL byte', new Uint8Array([0])],
  ['lists for strings', { ...quoteBody(), firstName: ['Ada'] }],
  ['objects for strings', { ...quoteBody(), phone: { $ne: null } }],
  ['numbers for strings', { ...quoteBody(), phone: 7705550199 }],
  ['strings for yes and no', { ...quoteBody(), callMe: 'yes' }],
  ['an unknown yard', quoteBody({ location: 'savannah' as 'griffin' })],
  ['the name of a prototype’s member for a yard', { ...quoteBody(), location: 'toString' }],
  ['a time before it began', quoteBody({ filledInMs: -1 })],
  [
    'only invisible characters',
    quoteBody({ firstName: '\u200b\u200b\u202e', description: '\u0000'.repeat(20) }),
  ],
  ['a name too long', quoteBody({ lastName: 'x'.repeat(61) })],
  ['a description too long', quoteBody({ description: 'x'.repeat(2_001) })],
  ['an email with a line break inside', quoteBody({ email: 'a@example.com\r\nBcc: b@example.com' })],
])('%s is answered 400 in the one shape of errors', async (_, body) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  const { error, code, ...rest } = (await response.json()) as ErrorBody;
  expect({ error: typeof error, code }).toEqual({ error: 'string', code: 'invalid_input' });
  expect(Object.keys(rest).every((key) => key === 'fields')).toBe(true);
});

// Asked: 227, 386
test('a body that is too large is 413, whatever its header says', async () => {
  const body = JSON.stringify(quoteBody({ description: 'x'.repeat(65_000) }));
  expect((await post(body)).status).toBe(413);
  expect((await post(body, { headers: { 'content-length': '2' } })).status).toBe(413);
});

// Asked: 227, 386
test.each([
  'application/json; charset=utf-16',
  'application/json; charset=latin1',
  'application/jsonp',
  'text/json',
])('%s is not read', async (type) => {
  expect((await post(JSON.stringify(quoteBody()), { headers: { 'content-type': type } })).status).toBe(415);
});

test('UTF-8 is read, however the charset is spelled', async () => {
  for (const type of ['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"']) {
    expect((await post(JSON.stringify(quoteBody()), { headers: { 'content-type': type } })).status).toBe(201);
  }
});

// Asked: 386
// ASVS: 1.5.2, 15.3.6
test('keys that name a prototype do nothing', async () => {
  const extra = '"__proto__":{"callMe":true,"isAdmin":true},"constructor":{"prototype":{"x":1}},';
  const response = await post(`{${extra}${JSON.stringify(quoteBody({ callMe: false })).slice(1)}`);
  expect(response.status).toBe(201);
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});
