import { eq } from 'drizzle-orm';
import { waitsForStaff } from '../../../src/domain/orders/order-status.ts';
import { moneyText } from '../../../src/domain/shared/money.ts';
import type { Database } from '../../database/client.ts';
import { paymentMovements } from '../../database/schema/payments.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { findOrder } from '../orders/rows.ts';
import { staffOrderFields } from '../orders/order-mail-parts.ts';

/** Tells staff that a refund was sent back to us; replies go to the customer, who still waits for it. */
export async function mailRefundReversal(db: Database, movementId: string): Promise<void> {
  const [movement] = await db.select().from(paymentMovements).where(eq(paymentMovements.id, movementId));
  const found = movement && (await findOrder(db, movement.orderId));
  if (!found) return;
  const { order } = found;
  const amount = moneyText(movement.amountCents);
  await sendMail({
    id: `refund-reversal.${movementId}`,
    to: staffAddress(),
    replyTo: order.customerEmail,
    subject: `A refund of ${amount} came back: order ${order.number}`,
    ...renderMail({
      heading: `A refund of ${amount} came back`,
      paragraphs: [
        `The customer’s bank did not accept the refund for order ${order.number} and sent the money back. The customer does not have it.`,
        'Ask the customer for another way to pay them back, or try again on the order’s page.',
        ...(waitsForStaff(order)
          ? ['Until then the order counts as paid, and what is left of it is in the list “To ship”.']
          : []),
      ],
      fields: staffOrderFields(order),
    }),
  });
}
