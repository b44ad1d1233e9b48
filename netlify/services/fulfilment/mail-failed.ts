import { isSendable } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { findOrder } from '../orders/find-order.ts';
import { mailLines } from '../orders/order-mail-parts.ts';
import { staffOrderFields } from '../orders/staff-order-fields.ts';

/** Tells staff that Printful will not send an order; an answer goes to the customer. */
export async function mailFailed(db: Database, orderId: string): Promise<void> {
  const found = await findOrder(db, orderId);
  // All of it may have gone back since.
  if (!found || !isSendable(found.order)) return;
  const { order, lines } = found;
  await sendMail({
    id: `order-failed.${orderId}`,
    to: staffAddress(),
    replyTo: order.customerEmail,
    subject: `Printful will not send order ${order.number}`,
    ...renderMail({
      heading: `Printful will not send order ${order.number}`,
      paragraphs: [
        'It is paid, and Printful has refused, failed or cancelled it. Its dashboard says why. Mend it there, send the items yourselves, or give the money back.',
        'Of what is ordered, nothing has been sent unless the order’s page says so.',
      ],
      table: { caption: 'What was ordered', lines: mailLines(lines), totals: [] },
      fields: staffOrderFields(order),
    }),
  });
}
