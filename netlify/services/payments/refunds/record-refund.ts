import { and, eq, ne } from 'drizzle-orm';
import type { PaymentState } from '../../../../src/domain/orders/order-status.ts';
import { type Cents, moneyText } from '../../../../src/domain/shared/numbers/money.ts';
import type { Database, Executor } from '../../../database/client.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { refundRequests } from '../../../database/schema/funding.ts';
import { paymentMovements, type PaymentProvider } from '../../../database/schema/payments.ts';
import { renderMail } from '../../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../../providers/mail/send-mail.ts';
import { callUs, orderButton, orderLookUp } from '../../orders/order-mail-parts.ts';
import { recordEvent } from '../../orders/record-event.ts';
import { findOrder } from '../../orders/rows.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { lockOrder } from '../../stock/rows.ts';
import { restateOrder } from '../rows.ts';
import { refundedParts, reopenLines, restandOrder, returnLines } from './refund-lines.ts';
import type { EventName } from '../settle-payment.ts';

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
  /** Staff's request that it answers. */
  readonly requestId?: string;
}

/**
 * Records a refund that a provider made, and mails the customer; once, however often it is reported. One that arrives before its payment waits as a
 * movement, and settlePayment finds it. Returns the payment state. Throws not_found.
 */
export async function recordRefund(db: Database, refund: Refund): Promise<PaymentState> {
  const { provider, orderId, reference, capture, amountCents, event, requestId } = refund;
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (event && !(await recordEvent(tx, { ...event, provider, orderId }))) {
      return order.payment;
    }
    const added = await tx
      .insert(paymentMovements)
      .values({ orderId, provider, kind: 'refund', reference, capture, amountCents: -amountCents })
      .onConflictDoNothing()
      .returning({ id: paymentMovements.id });
    await enqueue(
      tx,
      added.map(({ id }) => ({ kind: 'refund_customer_mail', subjectId: id })),
    );
    const closed =
      requestId === undefined
        ? []
        : await tx
            .update(refundRequests)
            .set({ state: 'done', reference })
            .where(and(eq(refundRequests.id, requestId), eq(refundRequests.state, 'asked')))
            .returning();
    // Before a refund in full gives back what is left of the order.
    await returnLines(tx, orderId, closed);
    const payment = (await restateOrder(tx, orderId)) ?? order.payment;
    await restandOrder(tx, orderId, closed);
    return payment;
  });
}

/** The new movement's id; undefined if it was recorded before, or if the refund itself is not in our books. */
async function addReversal(
  tx: Executor,
  { provider, orderId, reference }: Refund,
): Promise<string | undefined> {
  const of = { orderId, provider, reference };
  const [refund] = await tx
    .select({ amountCents: paymentMovements.amountCents, capture: paymentMovements.capture })
    .from(paymentMovements)
    .where(
      and(
        eq(paymentMovements.provider, provider),
        eq(paymentMovements.kind, 'refund'),
        eq(paymentMovements.reference, reference),
      ),
    );
  if (!refund) return undefined;
  const [added] = await tx
    .insert(paymentMovements)
    .values({
      ...of,
      kind: 'refund_reversal',
      capture: refund.capture,
      amountCents: -refund.amountCents,
      feeCents: 0,
    })
    .onConflictDoNothing()
    .returning({ id: paymentMovements.id });
  return added?.id;
}

/**
 * Records that a refund was sent back to us because the customer's bank did not accept it; once, however often it is
 * reported. The order is as paid as before, staff's request counts as refused, and staff get a mail. Throws not_found.
 */
export async function recordRefundReversal(db: Database, refund: Refund): Promise<void> {
  const { provider, orderId, reference, event } = refund;
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    if (event && !(await recordEvent(tx, { ...event, provider, orderId }))) return;
    const reversalId = await addReversal(tx, refund);
    if (reversalId === undefined) return;
    const isOpen = and(
      eq(refundRequests.orderId, orderId),
      eq(refundRequests.reference, reference),
      // The job may have heard of it first, and given the pieces back to the order.
      ne(refundRequests.state, 'refused'),
    );
    const reopened = await tx
      .update(refundRequests)
      .set({ state: 'refused', refusal: 'failed' })
      .where(isOpen)
      .returning();
    await restateOrder(tx, orderId, await reopenLines(tx, orderId, reopened));
    await restandOrder(tx, orderId, reopened);
    await enqueue(tx, [{ kind: 'refund_reversal_mail', subjectId: reversalId }]);
  });
}

const REFUNDED_TO: Readonly<Record<PaymentProvider, string>> = {
  stripe: 'card',
  paypal: 'PayPal account',
};

/** Tells the customer that money is on its way back; nothing once their address was deleted, or if the refund came back to us. */
export async function mailRefund(db: Database, movementId: string): Promise<void> {
  const [movement] = await db.select().from(paymentMovements).where(eq(paymentMovements.id, movementId));
  const found = movement && (await findOrder(db, movement.orderId));
  if (!movement || !found?.order.customerEmail) return;
  const { provider, reference } = movement;
  const isBack = and(
    eq(paymentMovements.provider, provider),
    eq(paymentMovements.kind, 'refund_reversal'),
    eq(paymentMovements.reference, reference),
  );
  if ((await db.$count(paymentMovements, isBack)) > 0) return;
  const { order } = found;
  const amount = moneyText(-movement.amountCents);
  const table = await refundedParts(db, movement, found);
  await sendMail({
    id: `refund-customer.${movementId}`,
    to: order.customerEmail,
    replyTo: staffAddress(),
    subject: `Refund of ${amount} for order ${order.number}`,
    ...renderMail({
      heading: `Refunded ${amount}`,
      paragraphs: [`Refunded ${amount} to your ${REFUNDED_TO[provider]}. It takes 5-10 days.`],
      button: orderButton(order.id),
      ...(table ? { table } : {}),
      fields: [{ label: 'Order', value: order.number }, ...orderLookUp(), ...callUs],
    }),
  });
}
