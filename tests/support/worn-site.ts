import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { Answered } from './access.ts';
import { callApi } from './call.ts';
import { startCardOrder } from './card-order.ts';
import { idsIn, type FilledSite } from './filled-site.ts';
import type { Callers } from './generated-callers.ts';
import { soundRequestFor, type GeneratedRequest } from './generated-request.ts';
import { ADDRESS } from './order.ts';
import { startPaypalOrder } from './paypal-order.ts';
import type { TestServer } from './server.ts';
import { settled } from './wait-until.ts';

/** Makes a generated call as its caller does. */
export async function sendGenerated(
  { contract, handler }: Answered,
  request: GeneratedRequest,
  callers: Callers,
) {
  const { method, params, query, body } = request;
  const headers = { ...(await callers.headersFor(contract, request)), ...request.headers };
  const takesBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  return callApi(handler, contract, { method, params, query, headers, ...(takesBody ? { body } : {}) });
}

/** Orders that wait for their money, in the states in which time and others leave them. */
async function addWaitingOrders(server: TestServer) {
  const { db, mocks } = server;
  const cards = [];
  const wallets = [];
  // As it is, too old, priced otherwise since, its hold gone, its payment over.
  for (let index = 0; index < 5; index += 1) {
    cards.push(await startCardOrder(server));
    wallets.push(await startPaypalOrder(server));
  }
  const ids = [cards, wallets].map((made) => made.map(({ orderId }) => orderId));
  for (const [, old, dearer] of ids) {
    await db.execute(sql`update orders set created_at = now() - interval '60 days' where id = ${old}`);
    await db.execute(
      sql`update order_lines set unit_price_cents = unit_price_cents + 1 where order_id = ${dearer}`,
    );
  }
  // As clean-up does: what nobody paid in time is back in the stock.
  const over = ids.flatMap((made) => made.slice(-2));
  await db.execute(sql`
    with gone as (update stock_holds set state = 'lapsed', expires_at = now() - interval '2 hours'
      where order_id in ${over} and state = 'reserved' returning variant_id, quantity)
    update merchandise_variants set stock = stock + (select sum(quantity) from gone where variant_id = id)
    where id in (select variant_id from gone)`);
  const card = cards.at(-1);
  const headers = { authorization: `Bearer ${process.env['STRIPE_SECRET_KEY']}` };
  const address = `${process.env['STRIPE_MOCK_URL']}/v1/payment_intents/${card?.intentId}/cancel`;
  const canceled = await fetch(address, { method: 'POST', headers });
  if (!canceled.ok) throw new Error(await canceled.text());
  mocks.paypal.approve(wallets[0]?.paypalOrderId ?? '');
  return { cards, wallets };
}

/**
 * A site on which much has happened: each call was made with success where it could be, some orders wait in every state, pieces are
 * counted, and offers, vouchers and sessions have run out.
 */
export async function wearSite(
  server: TestServer,
  site: FilledSite,
  callers: Callers,
  calls: readonly Answered[],
): Promise<FilledSite> {
  const { db } = server;
  await db.execute(sql`update merchandise_variants set stock = 40`);
  const changing = calls.filter(
    ({ contract }) => contract.method !== 'GET' && !contract.path.startsWith('/api/auth/'),
  );
  for (const call of changing) {
    for (const request of fc.sample(soundRequestFor(call, site), { numRuns: 2, seed: 1 }))
      await sendGenerated(call, request, callers);
    await settled();
  }
  const { cards, wallets } = await addWaitingOrders(server);
  await db.execute(sql`update merchandise_variants set stock = 4 where stock > 4`);
  await settled();
  const ids = new Map(await idsIn(server, 30));
  // The callers themselves are no subject: they would lock each other out.
  for (const table of ['staff_users', 'staff_sessions']) ids.set(table, site.ids.get(table) ?? []);
  const waiting = [...cards, ...wallets].map(({ orderId }) => orderId);
  // All by the browser whose cookie the callers have.
  await db.execute(sql`update orders set checkout_key = (
    select checkout_key from orders where paypal_order_id = ${site.paypalOrders[0]}) where id in ${waiting}`);
  ids.set('orders', [...waiting, ...(ids.get('orders') ?? [])].slice(0, 20));
  return {
    ...site,
    ids,
    intents: [...cards.map(({ intentId }) => intentId), ...site.intents],
    paypalOrders: [...wallets.map(({ paypalOrderId }) => paypalOrderId), ...site.paypalOrders],
    bodies: new Map([
      ...site.bodies,
      [
        'createPaypalOrderApi',
        wallets.map(({ orderId, total }) => ({
          amount: total,
          currency: 'USD',
          intent: 'CAPTURE',
          shippingAddress: ADDRESS,
          orderId,
        })),
      ],
    ]),
  };
}
