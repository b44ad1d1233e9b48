import { inArray, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { orders, stockHolds } from '../../netlify/database/schema/orders.ts';
import { createWalletOrder } from '../../netlify/services/orders/place-order.ts';
import { capturePaypalOrder } from '../../netlify/services/payments/settle-paypal-order.ts';
import { createCardOrder, resumeCardPayment } from '../../netlify/services/payments/create-card-order.ts';
import { createPaypalOrder } from '../../netlify/services/payments/create-paypal-order.ts';
import { followCardPayment } from '../../netlify/services/payments/follow-card-payment.ts';
import { reconcilePayments } from '../../netlify/services/payments/reconcile-payments.ts';
import { releaseLapsed } from '../../netlify/services/stock/reserve-stock.ts';
import { toDollars } from '../../src/domain/shared/numbers/money.ts';
import { cardBody, totalsOf, walletBody } from '../support/order.ts';
import { isPayable, type PlainBooks } from './plain-books.ts';
import type { Order } from './plain-rows.ts';
import { at, agree, index, step, mustBe } from './step.ts';
import type { Walk } from './walk.ts';

const METHODS = ['card', 'paypal'] as const;
const keyOf = (real: Walk, browser: number) => `${real.mark}-browser-${browser}`;

export const place = fc
  .tuple(fc.nat(1), fc.nat(2), fc.nat(2), fc.integer({ min: 1, max: 3 }))
  .map(([how, browser, which, quantity]) =>
    step(
      `place(${at(METHODS, how)}, browser ${browser}, ${quantity} of ${which === 2 ? 'both kinds' : `kind ${which}`})`,
      async (model, real) => {
        const method = at(METHODS, how);
        const lines = model.kinds
          .filter((_, position) => which === 2 || position === which)
          .map((kind) => ({ kind, quantity, price: kind.price }));
        const items = lines.map(({ kind: { id, price } }) => ({
          merchandiseItemId: id,
          quantity,
          price: toDollars(price),
          name: real.itemName,
        }));
        const { totalCents } = totalsOf(items, method);
        // Few enough orders of one address for the limit that other tests try.
        const address = `${real.mark}-${browser}-${Math.floor(model.placed / 20)}`;
        model.placed += 1;
        const sender = {
          address,
          checkoutKey: keyOf(real, browser),
          idempotencyKey: randomUUID(),
        };
        const made: Omit<Order, 'id'> = {
          method,
          browser,
          address,
          lines,
          total: totalCents,
          madeAt: model.clock,
          holds: new Map(),
          payment: 'pending',
          fulfillment: 'none',
          paymentId: '',
          isOverThere: false,
          isApproved: false,
          paid: 0,
          back: 0,
          dispute: 'none',
          isShort: false,
          isSent: false,
        };
        if (method === 'paypal') {
          const { id } = await createWalletOrder(real.db, walletBody(items), sender);
          model.orders.push({ ...made, id });
          return;
        }
        const order = { ...made, id: randomUUID() };
        model.orders.push(order);
        const expected = model.reserve(order);
        if (expected !== 'done') model.orders.pop();
        await agree(expected, async () => {
          const { orderId, clientSecret } = await createCardOrder(
            real.db,
            { ...cardBody(items), items },
            sender,
          );
          Object.assign(order, { id: orderId, paymentId: clientSecret.split('_secret_')[0] });
        });
      },
    ),
  );

const some = (isIt: (order: Order) => boolean) => (model: PlainBooks) => model.orders.some(isIt);
export const onOrder = (
  name: string,
  isIt: (order: Order) => boolean,
  deed: (order: Order, model: PlainBooks, real: Walk) => Promise<void>,
) =>
  index.map((n) =>
    step(
      `${name}(${n})`,
      async (model, real) => deed(at(model.orders.filter(isIt), n), model, real),
      some(isIt),
    ),
  );

/** The browser asks for the payment of its order once more. */
export const askToPay = onOrder(
  'ask to pay',
  () => true,
  async (order, model, real) => {
    const asked = { orderId: order.id, checkoutKey: keyOf(real, order.browser), address: order.address };
    await agree(model.askToPay(order), async () => {
      if (order.method === 'card') {
        const { clientSecret } = await resumeCardPayment(real.db, asked);
        mustBe(clientSecret.split('_secret_')[0], order.paymentId);
      } else {
        order.paymentId = (await createPaypalOrder(real.db, { ...asked, amount: toDollars(order.total) })).id;
      }
    });
  },
);

const isOpen = (order: Order) => order.paymentId !== '' && isPayable(order) && !order.isOverThere;

export const payIt = onOrder('pay', isOpen, async (order, model, real) => {
  const { stripe, paypal } = real.server.mocks;
  if (order.method === 'card') {
    stripe.pay(order.paymentId);
    await followCardPayment(real.db, order.paymentId);
    model.pay(order);
    return;
  }
  if (!order.isApproved) paypal.approve(order.paymentId);
  order.isApproved = true;
  const expected = model.capture(order);
  if (expected === 'done') model.pay(order);
  const asked = { paypalOrderId: order.paymentId, checkoutKey: keyOf(real, order.browser) };
  await agree(expected, () => capturePaypalOrder(real.db, asked));
});

export const decline = onOrder(
  'decline',
  (order) => isOpen(order) && order.method === 'card',
  async (order, _model, real) => {
    real.server.mocks.stripe.decline(order.paymentId);
    await followCardPayment(real.db, order.paymentId);
    order.payment = 'failed';
  },
);

export const process = onOrder(
  'process',
  (order) => isOpen(order) && order.method === 'card',
  async (order, _model, real) => {
    real.server.mocks.stripe.process(order.paymentId);
    await followCardPayment(real.db, order.paymentId);
    order.payment = 'processing';
  },
);

export const finish = onOrder(
  'finish',
  ({ payment }) => payment === 'processing',
  async (order, model, real) => {
    real.server.mocks.stripe.finish(order.paymentId);
    await followCardPayment(real.db, order.paymentId);
    model.pay(order);
  },
);

/** Time passes: all times of the walk's rows move back instead. */
export const wait = fc.tuple(fc.constantFrom(10, 25, 35, 61, 1_500), fc.boolean()).map(([minutes, hasJob]) =>
  step(
    `wait(${minutes} min${hasJob ? ', job' : ''})`,
    async (model, real) => {
      model.clock += minutes;
      const ids = model.orders.map(({ id }) => id);
      const shift = (column: unknown) => sql`${column} - ${minutes}::int * interval '1 minute'`;
      await real.server.db
        .update(orders)
        .set({ createdAt: shift(orders.createdAt) })
        .where(inArray(orders.id, ids));
      await real.server.db
        .update(stockHolds)
        .set({ expiresAt: shift(stockHolds.expiresAt), firstHeldAt: shift(stockHolds.firstHeldAt) })
        .where(inArray(stockHolds.orderId, ids));
      if (!hasJob) return;
      model.lapse();
      await releaseLapsed(real.db);
      if (minutes < 1_000) return;
      for (const order of model.orders) {
        if (model.clock - order.madeAt <= 1_440) continue;
        // A declined payment can be tried for a day, and the job looks for an hour more.
        const isAsked =
          order.payment === 'pending' || (order.payment === 'failed' && model.clock - order.madeAt < 1_500);
        if (isAsked && order.method === 'card') order.isOverThere = true;
        if (order.payment === 'pending') order.payment = 'failed';
      }
      await reconcilePayments(real.db);
    },
    ({ orders: all }) => all.length > 0,
  ),
);
