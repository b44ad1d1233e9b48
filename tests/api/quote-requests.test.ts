import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../src/domain/quotes/quotes.api.ts';
import type { ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import { callApi, type CallOptions } from '../support/call.ts';
import { quoteBody } from '../support/quote.ts';
import { useServer } from '../support/server.ts';
import { untilAnswered } from '../support/until-answered.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
beforeEach(async () => {
  await settled();
  await server.db.delete(quoteRequests);
});

const post = (body: unknown = quoteBody(), options: CallOptions = {}) =>
  callApi(quotesFunction, createQuoteRequestApi, { body, ...options });
const created = async (response: Response) => (await response.json()) as QuoteRequestCreated;
const failed = async (response: Response) => (await response.json()) as ErrorBody;
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const rows = () => server.db.select().from(quoteRequests);

// Asked: 76, 146
test('a request is kept with clean text and a phone in one form', async () => {
  const body = quoteBody({
    firstName: '  Ada\u200b \u0000',
    phone: '+1 770.555.0199',
    email: '',
    location: '',
  });
  const response = await post(body);
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { id, photoToken } = await created(response);
  expect(photoToken).toBeNull();
  const [row] = await rows();
  expect(row).toMatchObject({
    id,
    firstName: 'Ada',
    phone: '+17705550199',
    email: null,
    location: null,
    callMe: true,
    suspectedSpam: false,
    photoState: 'none',
  });
});

// Asked: 251
test('an announced photo gets a token', async () => {
  const { photoToken } = await created(await post(quoteBody({ photoFollows: true })));
  expect(photoToken).toMatch(/^[\w-]{43}$/);
});

// Asked: 257
test.each([
  ['the hidden field was filled', { website: 'https://example.com' }],
  ['it was filled in faster than a person can', { filledInMs: 1_999 }],
])('where %s the answer looks the same, and no mail is due', async (_, changes) => {
  const response = await post(quoteBody({ ...changes, photoFollows: true }));
  expect(response.status).toBe(201);
  const { id, photoToken } = await created(response);
  expect(photoToken).toMatch(/^[\w-]{43}$/);
  const [row] = await rows();
  expect(row).toMatchObject({ id, suspectedSpam: true });
  expect(await server.db.select().from(outbox).where(eq(outbox.subjectId, id))).toEqual([]);
});

// Asked: 245
test('the same key gives the same answer and one request', async () => {
  const body = quoteBody({ photoFollows: true });
  const first = await created(await post(body, withKey('twice')));
  // At the second try the form has been open longer.
  const second = await post({ ...body, filledInMs: 20_000 }, withKey('twice'));
  expect(second.status).toBe(201);
  expect(await created(second)).toEqual(first);
  expect(await rows()).toHaveLength(1);
});

// Asked: 245
test('twenty at once with one key make one request and get one answer', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => untilAnswered(() => post(quoteBody(), withKey('race')))),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  const answers = await Promise.all(responses.map(created));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await rows()).toHaveLength(1);
});

test('a key with other details is refused', async () => {
  await post(quoteBody(), withKey('other'));
  const response = await post(quoteBody({ lastName: 'Lovelace' }), withKey('other'));
  expect(response.status).toBe(409);
  expect(await failed(response)).toMatchObject({ code: 'idempotency_key_reused' });
  expect(await rows()).toHaveLength(1);
});

test('a key that is none is refused', async () => {
  expect((await post(quoteBody(), withKey('x'.repeat(201)))).status).toBe(400);
});

const from = (ip: string) => post(quoteBody(), { ip });

// Asked: 240, 257, 389
test('the eleventh request of an address in ten minutes is one too many; another address is not', async () => {
  const attempts = await Promise.all(Array.from({ length: 14 }, () => from('203.0.113.7')));
  const statuses = attempts.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(429)]);
  expect(await rows()).toHaveLength(10);

  const refused = await from('203.0.113.7');
  expect(await failed(refused)).toMatchObject({ code: 'too_many_requests' });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
  expect((await from('203.0.113.8')).status).toBe(201);
});

test('a repeat with a known key costs no allowance, and a refused one may use its key later', async () => {
  const ip = '203.0.113.9';
  for (let count = 0; count < 10; count += 1) await post(quoteBody(), { ip, ...withKey(`mine-${count}`) });
  expect((await post(quoteBody(), { ip, ...withKey('mine-3') })).status).toBe(201);
  expect((await post(quoteBody(), { ip, ...withKey('late') })).status).toBe(429);
  expect((await post(quoteBody(), { ip: '203.0.113.10', ...withKey('late') })).status).toBe(201);
});

test('an address is not kept as it is', async () => {
  await post(quoteBody(), { ip: '203.0.113.77' });
  const { rows: kept } = await server.db.execute('select * from rate_limits');
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain('203.0.113');
});
