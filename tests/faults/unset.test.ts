import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import addressesFunction from '../../netlify/functions/addresses.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import webhooksFunction from '../../netlify/functions/webhooks.ts';
import { addressOnRecord } from '../../netlify/services/addresses/rows.ts';
import { verifyAddressApi } from '../../src/domain/addresses/addresses.api.ts';
import { readEditorSetupApi, readEditorTreeApi } from '../../src/domain/blog/admin-editor.api.ts';
import { printfulWebhookApi } from '../../src/domain/fulfillment/fulfillment.api.ts';
import * as payments from '../../src/domain/payments/payments.api.ts';
import { readPushApi, turnOnPushApi } from '../../src/domain/push/admin-push.api.ts';
import { posWebhookApi } from '../../src/domain/tickets/pos/pos-tickets.api.ts';
import { callApi } from '../support/call.ts';
import { sendRequest } from '../support/offer.ts';
import { cardBody, cartOf } from '../support/order.ts';
import { atPrintful, mailsAbout, orderNow, paidOrder, sendAll } from '../support/paid-order.ts';
import { askPaypalOrder, startWalletOrder } from '../support/paypal-order.ts';
import { pushDevice } from '../support/push-device.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { staffCall } from '../support/staff-call.ts';
import { posTicketOf } from '../support/ticket.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
const { env } = process;
/** Another object: an instance with other settings. */
function unset(...names: readonly string[]) {
  process.env = { ...process.env, ...Object.fromEntries(names.map((name) => [name, ''])) };
}
afterEach(() => {
  process.env = env;
});

// Asked: 381
test('without Stripe an event comes again, no order is made that nobody could pay, and the pay step can say so', async () => {
  unset('STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET');
  const headers = { 'stripe-signature': 't=1,v1=0' };
  const event = await callApi(webhooksFunction, payments.stripeWebhookApi, { body: '{}', headers });
  expect(event.status).toBe(503);
  expect(Number(event.headers.get('retry-after'))).toBeGreaterThan(0);
  const body = cardBody(await cartOf(server.db));
  const response = await callApi(paymentsFunction, payments.createPaymentIntentApi, { body });
  expect(response.status).toBe(503);
  expect(await server.db.$count(orders)).toBe(0);
  const config = await callApi(paymentsFunction, payments.paymentConfigApi);
  expect(await config.json()).toMatchObject({ stripePublishableKey: null });
});

test('without PayPal its calls and its webhook say to try later, and orders stay as they are', async () => {
  unset('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID');
  const wallet = await startWalletOrder(server);
  const responses = await Promise.all([
    callApi(paymentsFunction, payments.paypalClientIdApi),
    callApi(webhooksFunction, payments.paypalWebhookApi, { body: '{}' }),
    askPaypalOrder(wallet),
  ]);
  for (const response of responses) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  }
  const [row] = await server.db.select().from(orders);
  expect(row).toMatchObject({ payment: 'pending', paypalOrderId: null });
});

test('without Printful staff send everything, and no event is accepted', async () => {
  unset('PRINTFUL_TOKEN', 'PRINTFUL_WEBHOOK_SECRET', 'PRINTFUL_MOCK_URL');
  const { id, number } = await paidOrder(server, 'mixed');
  await sendAll(server);
  expect(atPrintful(server, id)).toEqual([]);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'manual', printfulOrderId: null });
  const [mail] = mailsAbout(server, number).filter(({ subject }) => subject.startsWith('To ship'));
  expect(mail?.text?.match(/^2 x /gm)).toHaveLength(2);
  const body = '{"type":"shipment_sent"}';
  expect((await callApi(webhooksFunction, printfulWebhookApi, { body })).status).toBe(503);
});

// Asked: 301
test('without a secret no ticket of a point of sale is accepted, and the answer says why', async () => {
  unset('POS_WEBHOOK_SECRET');
  const { body, headers } = server.mocks.pos.sign(JSON.stringify(posTicketOf()));
  const response = await callApi(webhooksFunction, posWebhookApi, { body, headers });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: 'pos_not_set_up',
    error: expect.stringContaining('POS_WEBHOOK_SECRET') as unknown,
  });
});

// Asked: 371
test('without keys the switch of notifications is told so, nothing is turned on, and nothing is queued', async () => {
  unset('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT');
  const { cookie } = await staffWith(server.db, 'staff');
  const { body: state } = await staffCall(adminFunction, readPushApi, cookie);
  expect(state).toEqual({ publicKey: null, device: null });
  const { subscription } = pushDevice('https://fcm.googleapis.com/fcm/send/1');
  const body = { subscription, yards: null, hours: null };
  expect(await staffCall(adminFunction, turnOnPushApi, cookie, { body })).toMatchObject({
    status: 409,
    body: { code: 'push_not_set_up' },
  });
  const { id } = await sendRequest();
  await settled();
  const queued = await server.db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.subjectId, id));
  expect(queued).toEqual([{ kind: 'quote_staff_mail' }]);
});

// Asked: 328
test('without a token the editor is told what is missing, and reads nothing', async () => {
  unset('GITHUB_TOKEN');
  const { cookie } = await staffWith(server.db, 'owner');
  const headers = { cookie };
  const setup = await callApi(ownersFunction, readEditorSetupApi, { headers });
  expect(await setup.json()).toEqual({ missing: ['GITHUB_TOKEN'] });
  const tree = await callApi(ownersFunction, readEditorTreeApi, { headers, params: { commit: 'main' } });
  expect(tree.status).toBe(503);
});

// Asked: 275
test('without Smarty an address is judged by its form alone, and nobody is asked', async () => {
  unset('SMARTY_AUTH_ID', 'SMARTY_AUTH_TOKEN');
  server.mocks.smarty.switches.arm(/./, { kind: 'status', status: 500 });
  for (const [state, zip, isValid, confidence, outcome] of [
    ['GA', '302231234', true, 'medium', 'deliverable'],
    ['AL', '30223', false, 'low', 'undeliverable'],
  ] as const) {
    const body = { address: '12 Mill St', city: 'Griffin', state, zip };
    const answer = await callApi(addressesFunction, verifyAddressApi, { body });
    expect(await answer.json()).toMatchObject({ isValid, confidence });
    const kept = { ...body, zip: zip.replace(/(?<=^\d{5})(?=\d)/, '-') };
    expect(await addressOnRecord(server.db, kept)).toMatchObject({ outcome });
  }
});
