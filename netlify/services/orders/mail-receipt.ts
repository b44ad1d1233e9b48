import { BUSINESS_NAME } from '../../../src/business/business.ts';
import type { Database } from '../../database/client.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { findOrder } from './find-order.ts';
import { callUs, mailLines, mailTotals, orderPages, shipTo } from './order-mail-parts.ts';

/** Sends the receipt of a paid order to the customer; an answer to it goes to staff. */
export async function mailReceipt(db: Database, orderId: string): Promise<void> {
  const found = await findOrder(db, orderId);
  if (!found) return;
  const { order, lines } = found;
  await sendMail({
    id: `order-receipt.${orderId}`,
    to: order.customerEmail,
    replyTo: staffAddress(),
    subject: `Your order ${order.number} from ${BUSINESS_NAME}`,
    ...renderMail({
      heading: `Receipt for order ${order.number}`,
      paragraphs: [
        `Thank you for your order, ${order.customerName}. Your payment has arrived.`,
        'We write again when your parcel is on its way. To see your order later, use its number and this e-mail address.',
      ],
      table: { caption: 'What you ordered', lines: mailLines(lines), totals: mailTotals(order) },
      fields: [shipTo(order), ...orderPages(orderId), callUs],
    }),
  });
}
