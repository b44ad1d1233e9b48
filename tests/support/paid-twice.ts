import { paidCardOrder, deliver, eventsOf } from './card-order.ts';
import { orderNow } from './paid-order.ts';
import {
  agreedPaypalOrder,
  askCapture,
  deliver as deliverPaypal,
  eventsOf as paypalEvents,
  type PaypalOrder,
} from './paypal-order.ts';
import type { TestServer } from './server.ts';
import { settled } from './wait-until.ts';

/** A second payment for an order, recorded in our books. Returns its intent. */
async function payAgainByCard(server: TestServer, orderId: string): Promise<string> {
  const { totalCents } = await orderNow(server, orderId);
  const { id } = server.mocks.stripe.invent({ orderId }, totalCents);
  for (const event of eventsOf(server, id)) {
    await deliver(event);
    await settled();
  }
  return id;
}

/** Paid by card, twice. */
export async function paidByCardTwice(server: TestServer) {
  const { orderId, succeeded } = await paidCardOrder(server);
  await deliver(succeeded);
  await settled();
  return { orderId, secondIntentId: await payAgainByCard(server, orderId) };
}

/** Paid by card and through PayPal, PayPal last. */
export async function paidBothWays(server: TestServer): Promise<PaypalOrder> {
  const { paypal } = server.mocks;
  const wallet = await agreedPaypalOrder(server);
  const disarm = paypal.switches.arm(/capture$/, { kind: 'drop_answer' }, 1);
  const { status } = await askCapture(wallet);
  disarm();
  if (status !== 503) throw new Error(`PayPal's answer was not lost: ${status}`);
  await payAgainByCard(server, wallet.orderId);
  for (const event of paypalEvents(server, wallet.paypalOrderId)) {
    await deliverPaypal(event);
    await settled();
  }
  return wallet;
}
