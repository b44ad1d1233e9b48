// ASVS: 2.3.4
import { afterEach, beforeAll, expect, test } from 'vitest';
import { reconcilePayments } from '../../netlify/services/payments/reconcile-payments.ts';
import type { Trouble } from '../../tools/sandbox/switches.ts';
import { type LinkedServer, useLinkedServer } from '../support/database-link.ts';
import { askRefund, paidAt, type ProviderName, refundBody, refundsOf } from '../support/refund.ts';
import { staffWith } from '../support/staff.ts';
import { untilAnswered } from '../support/until-answered.ts';

const server = useLinkedServer({ losesWebhooks: true });
let cookie = '';
beforeAll(async () => {
  ({ cookie } = await staffWith(server.db, 'owner'));
});
afterEach(() => {
  server.mocks.stripe.switches.clear();
  server.mocks.paypal.switches.clear();
});

const BOTH: readonly ProviderName[] = ['stripe', 'paypal'];
const GIVE = /^POST \/v[12]\/(refunds|payments\/captures\/\w+\/refund)$/;

const ask = (orderId: string, body: object) => askRefund(cookie, orderId, body);
const codes = (answers: readonly { status: number; body: Record<string, unknown> }[]) =>
  answers.map(({ status, body }) => body['code'] ?? status);

// Asked: 322
test.each(BOTH)('pressed fifty times at once at %s, money goes back once', async (name) => {
  const order = await paidAt[name](server);
  const body = refundBody(500);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => untilAnswered(() => ask(order.orderId, body))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(order.given()).toEqual([500]);
  expect(await refundsOf(server, order.orderId)).toMatchObject({
    moved: [500],
    states: ['done'],
    audited: 1,
  });
});

test.each(BOTH)('ten people who refund all of it at once at %s refund it once', async (name) => {
  const order = await paidAt[name](server);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => {
      const body = refundBody(order.totalCents);
      return untilAnswered(() => ask(order.orderId, body));
    }),
  );
  expect(codes(answers).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 'refund_too_large')]);
  expect(order.given()).toEqual([order.totalCents]);
  expect(await refundsOf(server, order.orderId)).toMatchObject({ payment: 'refunded', states: ['done'] });
});

test.each<[ProviderName, string, Trouble]>(
  BOTH.flatMap((name): [ProviderName, string, Trouble][] => [
    [name, 'gives it and says nothing', { kind: 'drop_answer' }],
    [name, 'is gone before it', { kind: 'drop' }],
    [name, 'answers 500', { kind: 'status', status: 500 }],
    [name, 'answers 429', { kind: 'status', status: 429 }],
    [name, 'answers rubbish', { kind: 'rubbish' }],
  ]),
)('a refund request that %s %s is saved, and paid once', async (name, _what, trouble) => {
  const order = await paidAt[name](server);
  const body = refundBody(500);
  const disarm = server.mocks[name].switches.arm(GIVE, trouble);
  expect(await ask(order.orderId, body)).toMatchObject({ status: 201, body: { state: 'asked' } });
  expect(await refundsOf(server, order.orderId)).toMatchObject({ moved: [], states: ['asked'] });
  // Requested money counts as spent.
  const all = refundBody(order.totalCents);
  expect(await ask(order.orderId, all)).toMatchObject({ body: { code: 'refund_too_large' } });
  disarm();
  await reconcilePayments(server.db);
  expect(order.given()).toEqual([500]);
  expect(await ask(order.orderId, body)).toMatchObject({ status: 201, body: { state: 'done' } });
  await reconcilePayments(server.db);
  expect(order.given()).toEqual([500]);
  expect(await refundsOf(server, order.orderId)).toMatchObject({
    moved: [500],
    states: ['done'],
    audited: 1,
  });
});

test.each(BOTH)('a refund that %s made without answering is found without asking again', async (name) => {
  const order = await paidAt[name](server);
  const body = refundBody(500);
  const disarm = server.mocks[name].switches.arm(GIVE, { kind: 'drop_answer' });
  await ask(order.orderId, body);
  disarm();
  // Providers forget keys after a while: a second POST might refund twice.
  server.mocks[name].switches.arm(GIVE, { kind: 'status', status: 500 });
  expect(await ask(order.orderId, body)).toMatchObject({ status: 201, body: { state: 'done' } });
});

test.each(BOTH)('a webhook of %s that comes first and the button agree', async (name) => {
  const order = await paidAt[name](server);
  server.mocks[name].switches.arm(GIVE, { kind: 'hold', after: () => order.tellAll() }, 1);
  expect(await ask(order.orderId, refundBody(500))).toMatchObject({
    body: { state: 'done', payment: 'partially_refunded' },
  });
  await order.tellAll();
  expect(await refundsOf(server, order.orderId)).toMatchObject({ refundedCents: 500, moved: [500] });
});

test.each<[ProviderName, string, Parameters<LinkedServer['link']['once']>]>(
  BOTH.flatMap((name): [ProviderName, string, Parameters<LinkedServer['link']['once']>][] => [
    [name, 'it is asked for', ['committed', 'refund_requests']],
    [name, 'it is given', ['commit', 'payment_movements']],
  ]),
)('a refund at %s whose database is lost once %s is one refund', async (name, _, turn) => {
  const order = await paidAt[name](server);
  const body = refundBody(500);
  server.link.once(...turn);
  expect((await ask(order.orderId, body)).body['state']).not.toBe('done');
  await Promise.all([reconcilePayments(server.db), ask(order.orderId, body), order.tellAll()]);
  expect(order.given()).toEqual([500]);
  expect(await refundsOf(server, order.orderId)).toMatchObject({
    payment: 'partially_refunded',
    moved: [500],
    states: ['done'],
  });
});

// Asked: 397
test.each(BOTH)('%s that never answers is given up in time', async (name) => {
  const order = await paidAt[name](server);
  server.mocks[name].switches.arm(/./, { kind: 'hang' });
  const startedAt = performance.now();
  expect(await ask(order.orderId, refundBody(500))).toMatchObject({ body: { state: 'asked' } });
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  server.mocks[name].switches.clear();
  await reconcilePayments(server.db);
  expect(order.given()).toEqual([500]);
});
