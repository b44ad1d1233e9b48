import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { orderLines } from '../../netlify/database/schema/orders.ts';
import { fulfillAgain } from '../../netlify/services/fulfillment/fulfill-again.ts';
import { fulfillOrder } from '../../netlify/services/fulfillment/fulfill-order.ts';
import { sendShipment } from '../../netlify/services/fulfillment/send-shipment.ts';
import { refundOrder } from '../../netlify/services/payments/refunds/refund-order.ts';
import { takeStripeNotice } from '../../netlify/services/payments/take-stripe-notice.ts';
import { changeProduct } from '../../netlify/services/catalogue/change-product.ts';
import { findProduct } from '../../netlify/services/catalogue/rows.ts';
import { setProductPrices } from '../../netlify/services/catalogue/set-product-prices.ts';
import type { Order } from './plain-rows.ts';
import { onOrder } from './shop-deeds.ts';
import { at, agree, index, step } from './step.ts';
import type { Walk } from './walk.ts';

export const refund = fc.tuple(index, fc.constantFrom(1, 0.5, 0.3)).map(([n, part]) =>
  step(
    `refund(${n}, ${part})`,
    async (model, real) => {
      const order = at(model.orders, n);
      // Stripe takes no refund of what was disputed.
      if (order.dispute !== 'none') return;
      const amountCents = Math.max(1, Math.round(order.total * part));
      const expected = model.giveBack(order, amountCents);
      await agree(expected, () =>
        refundOrder(real.db, real.owner, order.id, {
          id: randomUUID(),
          amountCents,
          reason: 'Broken',
          lines: [],
          restock: false,
        }),
      );
    },
    ({ orders: all }) => all.length > 0,
  ),
);

export const fulfill = onOrder(
  'fulfill',
  () => true,
  async (order, _model, real) => {
    if (order.fulfillment === 'queued') order.fulfillment = order.payment === 'refunded' ? 'none' : 'manual';
    await fulfillOrder(real.db, order.id);
  },
);

export const ship = onOrder(
  'ship',
  ({ paid, isSent }) => paid > 0 && !isSent,
  async (order, model, real) => {
    const lines = await real.db
      .select({ id: orderLines.id, quantity: orderLines.quantity, refunded: orderLines.refunded })
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id));
    const shipment = {
      id: randomUUID(),
      lines: lines.map(({ id, quantity, refunded }) => ({ id, quantity: quantity - refunded })),
      carrier: 'ups',
      trackingNumber: '1Z999AA10123456784',
    } as const;
    await agree(model.send(order), () => sendShipment(real.db, real.staff, order.id, shipment));
  },
);

export const fulfillOnceMore = onOrder(
  'fulfill again',
  ({ paid }) => paid > 0,
  async (order, model, real) => {
    await agree(model.fulfillAgain(order), () => fulfillAgain(real.db, real.owner, order.id));
  },
);

interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: { readonly id: string } };
}

const isByCard = ({ method, paid }: Order) => method === 'card' && paid > 0;
/** Does something at Stripe, and tells us by its events. */
async function disputed(order: Order, real: Walk, deed: () => void): Promise<void> {
  const { sent } = real.server.mocks.stripe.webhooks;
  const from = sent.length;
  deed();
  for (const { body } of sent.slice(from)) {
    const { id, type, data } = JSON.parse(body) as StripeEvent;
    if (!type.startsWith('charge.dispute')) continue;
    await takeStripeNotice(real.db, { id, type, paymentId: order.paymentId, disputeId: data.object.id });
  }
}

export const dispute = onOrder(
  'dispute',
  (order) => isByCard(order) && order.dispute === 'none' && order.payment !== 'refunded',
  async (order, _model, real) => {
    order.dispute = 'open';
    await disputed(order, real, () => real.server.mocks.stripe.dispute(order.paymentId));
  },
);

const endDispute = (result: 'won' | 'lost') =>
  onOrder(
    `dispute ${result}`,
    (order) => order.dispute === 'open',
    async (order, model, real) => {
      order.dispute = result;
      if (result === 'lost') model.giveBack(order, order.total - order.back);
      await disputed(order, real, () => real.server.mocks.stripe.closeDispute(order.paymentId, result));
    },
  );
export const disputeWon = endDispute('won');
export const disputeLost = endDispute('lost');

/** What the product's form sends. `seen` is what its page showed. */
async function saveCount(real: Walk, kindId: string, count: number): Promise<void> {
  const product = await findProduct(real.db, real.itemId);
  if (!product) throw new Error('no product');
  const { id: _, slug: _slug, pageVersion: _page, kinds, ...facts } = product;
  await changeProduct(real.db, real.owner, real.itemId, {
    ...facts,
    kinds: kinds.map(({ reserved: _reserved, stock, ...kind }) => ({
      ...kind,
      stock: kind.id === kindId ? count : stock,
      stockSeen: stock,
    })),
  });
}
export const recount = fc.tuple(fc.nat(1), fc.nat(6)).map(([which, count]) =>
  step(`count(kind ${which}, ${count})`, async (model, real) => {
    const kind = at(model.kinds, which);
    kind.counted += count - kind.shelf;
    kind.shelf = count;
    await saveCount(real, kind.id, count);
  }),
);

export const shopPrice = fc.tuple(fc.nat(1), fc.constantFrom(1_000, 1_500, 2_000)).map(([which, price]) =>
  step(`shop price(kind ${which}, ${price})`, async (model, real) => {
    const kind = at(model.kinds, which);
    await setProductPrices(real.db, real.owner, [
      { kindId: kind.id, beforeCents: kind.price, afterCents: price },
    ]);
    kind.price = price;
  }),
);
