import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { Cents } from '../../../src/domain/shared/money.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { paymentMovements, type PaymentProvider } from '../../database/schema/payments.ts';
import { recordEvent } from '../orders/record-event.ts';
import { lockOrder } from '../stock/rows.ts';
import { restateOrder } from './rows.ts';
import type { EventName } from './settle-payment.ts';

export interface Refund {
  readonly provider: PaymentProvider;
  readonly orderId: string;
  /** The provider's id of the refund. */
  readonly reference: string;
  /** The reference of the charge or capture that was refunded. */
  readonly capture: string;
  /** Above zero. */
  readonly amountCents: Cents;
  readonly event?: EventName;
}

/**
 * Records a refund that a provider made; once, however often it is reported. One that arrives before its payment waits as a
 * movement, and settlePayment finds it. Returns the payment state. Throws not_found.
 */
export async function recordRefund(db: Database, refund: Refund): Promise<PaymentState> {
  const { provider, orderId, reference, capture, amountCents, event } = refund;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (event && !(await recordEvent(tx, { ...event, provider, orderId }))) {
      return order.payment;
    }
    await tx
      .insert(paymentMovements)
      .values({ orderId, provider, kind: 'refund', reference, capture, amountCents: -amountCents })
      .onConflictDoNothing();
    return (await restateOrder(tx, orderId)) ?? order.payment;
  });
}
