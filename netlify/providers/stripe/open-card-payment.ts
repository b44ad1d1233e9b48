import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import type { Cents } from '../../../src/domain/shared/money.ts';
import { askStripe } from './ask-stripe.ts';
import { toCardPayment, WITH_FEE, type CardPayment } from './card-payment.ts';

export interface CardPaymentRequest {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amountCents: Cents;
}

/** Makes the payment of an order, one however often it is asked: the order's id is the key. Throws unavailable. */
export async function openCardPayment(request: CardPaymentRequest): Promise<CardPayment> {
  const { orderId, orderNumber, amountCents } = request;
  const intent = await askStripe((stripe) =>
    stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: PAYMENT_CURRENCY.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        description: orderNumber,
        metadata: { orderId },
        ...WITH_FEE,
      },
      { idempotencyKey: `order-${orderId}` },
    ),
  );
  return toCardPayment(intent);
}
