import { isSendable } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { findOrder, type FoundOrder } from '../orders/rows.ts';
import { mailLines, staffOrderFields } from '../orders/order-mail-parts.ts';
import { staffLines } from './rules.ts';

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

/** What a person has to decide or to know before anything leaves. */
function warnings({ order }: FoundOrder): readonly string[] {
  const { addressUnchecked, disputed, printfulOrderId, fulfilment } = order;
  return [
    ...(addressUnchecked ? ['Nobody could check this address. Look at it before anything is sent.'] : []),
    ...(disputed ? ['The payment is contested. Send nothing before that is settled.'] : []),
    ...(printfulOrderId !== null && fulfilment === 'manual'
      ? [
          'The Printful part waits as a draft: when all is well, confirm it in Printful’s dashboard; else delete it there.',
        ]
      : []),
  ];
}

/** Gives staff what they have to pack, or to decide, of a paid order; an answer goes to the customer. */
export async function mailManual(db: Database, orderId: string): Promise<void> {
  const found = await findOrder(db, orderId);
  // All of it may have gone back since.
  if (!found || !isSendable(found.order)) return;
  const { order } = found;
  const toPack = staffLines(found);
  await sendMail({
    id: `order-manual.${orderId}`,
    to: staffAddress(),
    replyTo: order.customerEmail,
    subject: `To send: order ${order.number}`,
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
