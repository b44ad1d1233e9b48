import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import type { PaypalPayment } from '../../providers/paypal/paypal-payment.ts';
import type { OrderRecord } from '../orders/rows.ts';

/** Whether a payment has our order's id and asks for its total: a buyer's browser can change the amount. */
export const isPaymentOf = (
  { id, totalCents }: Pick<OrderRecord, 'id' | 'totalCents'>,
  { orderId, amountCents, currency }: PaypalPayment,
): boolean => orderId === id && amountCents === totalCents && currency === PAYMENT_CURRENCY;
