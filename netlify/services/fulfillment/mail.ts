import { isSendable } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { findOrder, type FoundOrder } from '../orders/rows.ts';
import { mailLines, staffOrderFields } from '../orders/order-mail-parts.ts';
import { staffLines } from './rules.ts';

/** Tells staff that Printful will not send an order; replies go to the customer. */
export async function mailFailed(db: Database, orderId: string): Promise<void> {
  const found = await findOrder(db, orderId);
  // It may have been fully refunded since.
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
        'It is paid, but Printful refused, failed or canceled it. Its dashboard says why. Fix it there, send the items yourself, or refund the order.',
        'Nothing has been sent yet, unless the order’s page says otherwise.',
      ],
      table: { caption: 'What was ordered', lines: mailLines(lines), totals: [] },
      fields: staffOrderFields(order),
    }),
  });
}

/** What a person has to decide or know before anything leaves. */
function warnings({ order }: FoundOrder): readonly string[] {
  const { addressUnchecked, disputed, printfulOrderId, fulfillment } = order;
  return [
    ...(addressUnchecked ? ['This address could not be verified. Check it before you send anything.'] : []),
    ...(disputed ? ['The payment is disputed. Send nothing until that is settled.'] : []),
    ...(printfulOrderId !== null && fulfillment === 'manual'
      ? [
          'The Printful part is waiting as a draft: confirm it in Printful’s dashboard once everything is fine, or delete it there.',
        ]
      : []),
  ];
}

/** Tells staff what to pack or decide for a paid order; replies go to the customer. */
export async function mailManual(db: Database, orderId: string): Promise<void> {
  const found = await findOrder(db, orderId);
  // It may have been fully refunded since.
  if (!found || !isSendable(found.order)) return;
  const { order } = found;
  const toPack = staffLines(found);
  await sendMail({
    id: `order-manual.${orderId}`,
    to: staffAddress(),
    replyTo: order.customerEmail,
    subject: `To ship: order ${order.number}`,
    ...renderMail({
      heading: `Order ${order.number} needs you`,
      paragraphs: [
        'It is paid.',
        ...warnings(found),
        ...(toPack.length > 0 ? ['Please pack and send the items below.'] : []),
      ],
      ...(toPack.length > 0 ? { table: { caption: 'To pack', lines: mailLines(toPack), totals: [] } } : {}),
      fields: staffOrderFields(order),
    }),
  });
}
