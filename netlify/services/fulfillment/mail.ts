import { isSendable } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { findOrder, type FoundOrder } from '../orders/rows.ts';
import { mailLines, staffOrderFields } from '../orders/order-mail-parts.ts';
import { queuedAt } from '../outbox/enqueue.ts';
import { staffLines } from './rules.ts';

/** Tells staff that Printful will not send an order; replies go to the customer. */
export async function mailFailed(db: Database, orderId: string): Promise<void> {
  const found = await findOrder(db, orderId);
  // It may have been fully refunded since.
  if (!found || !isSendable(found.order)) return;
  const { order, lines } = found;
  await sendMail({
    id: `order-failed.${orderId}.${await queuedAt(db, 'order_failed_mail', orderId)}`,
    to: staffAddress(),
    replyTo: order.customerEmail,
    subject: `Printful won’t ship order ${order.number}`,
    ...renderMail({
      heading: `Printful won’t ship order ${order.number}`,
      paragraphs: [
        'The customer paid, but Printful refused or canceled the order, or couldn’t make it. Printful’s dashboard says why. Fix it there, ship the items yourself, or refund the order.',
        'Nothing has shipped yet, unless the order’s page says so.',
      ],
      table: { caption: 'What they ordered', lines: mailLines(lines), totals: [] },
      fields: staffOrderFields(order),
    }),
  });
}

/** What a person has to decide or know before anything leaves. */
function warnings({ order }: FoundOrder): readonly string[] {
  const { addressUnchecked, disputed, printfulOrderId, fulfillment } = order;
  return [
    ...(addressUnchecked ? ['We couldn’t verify this address. Check it before you ship.'] : []),
    ...(disputed ? ['The payment is disputed. Don’t ship until that’s settled.'] : []),
    ...(printfulOrderId !== null && fulfillment === 'manual'
      ? [
          'The Printful items are on hold as a draft order. Confirm it in Printful’s dashboard once everything is fine, or delete it there.',
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
    id: `order-manual.${orderId}.${await queuedAt(db, 'order_manual_mail', orderId)}`,
    to: staffAddress(),
    replyTo: order.customerEmail,
    subject: `To ship: order ${order.number}`,
    ...renderMail({
      heading: `Order ${order.number} needs action`,
      paragraphs: [
        'The customer paid.',
        ...warnings(found),
        ...(toPack.length > 0 ? ['Please pack and ship the items below.'] : []),
      ],
      ...(toPack.length > 0 ? { table: { caption: 'To ship', lines: mailLines(toPack), totals: [] } } : {}),
      fields: staffOrderFields(order),
    }),
  });
}
