import { BUSINESS_NAME } from '../../../src/business/business.ts';
import type { Database } from '../../database/client.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { findOrder } from './rows.ts';
import { isSendable } from '../../../src/domain/orders/order-status.ts';
import { adminOrderPath } from '../../../src/paths.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { queuedAt } from '../outbox/enqueue.ts';
import { countedLines } from '../stock/rows.ts';
import {
  callUs,
  mailLines,
  mailTotals,
  orderButton,
  orderLookUp,
  shipTo,
  staffOrderFields,
} from './order-mail-parts.ts';
import { eq, and, gt, isNull, sql } from 'drizzle-orm';
import { shipments, orderLookUps, orders } from '../../database/schema/orders.ts';
import { MAILED_CODE_VALID_MS } from '../../../src/business/constants.ts';
import { mailedCode } from '../../lib/sessions/mailed-code.ts';

/** Sends the receipt of a paid order to the customer; replies go to staff. */
export async function mailReceipt(db: Database, orderId: string): Promise<void> {
  const found = await findOrder(db, orderId);
  // The address goes when a person's data is deleted.
  if (!found?.order.customerEmail) return;
  const { order, lines } = found;
  await sendMail({
    id: `order-receipt.${orderId}`,
    to: order.customerEmail,
    replyTo: staffAddress(),
    subject: `Your order ${order.number} from ${BUSINESS_NAME}`,
    ...renderMail({
      heading: `Receipt for order ${order.number}`,
      paragraphs: [
        `Thank you for your order, ${order.customerName}. We have received your payment.`,
        'We’ll email you when it ships. To look it up later, use the order number and this email address.',
      ],
      button: orderButton(orderId),
      table: { caption: 'What you ordered', lines: mailLines(lines), totals: mailTotals(order) },
      fields: [shipTo(order), ...orderLookUp(), ...callUs],
    }),
  });
}

/** Tells the customer that a shipment is on its way, and how to track it. */
export async function mailShipped(db: Database, shipmentId: string): Promise<void> {
  const [shipment] = await db.select().from(shipments).where(eq(shipments.id, shipmentId));
  const found = shipment && (await findOrder(db, shipment.orderId));
  if (!shipment || !found?.order.customerEmail) return;
  const { order } = found;
  const { carrier, trackingNumber, trackingUrl } = shipment;
  await sendMail({
    id: `order-shipped.${shipmentId}`,
    to: order.customerEmail,
    replyTo: staffAddress(),
    subject: `Your order ${order.number} is on its way`,
    ...renderMail({
      heading: `Order ${order.number} is on its way`,
      paragraphs: [
        `${BUSINESS_NAME} has handed your package to ${carrier}. A large order may arrive in several packages.`,
      ],
      button: trackingUrl ? { label: 'Track your package', href: trackingUrl } : orderButton(order.id),
      fields: [
        { label: 'Carrier', value: carrier },
        { label: 'Tracking number', value: trackingNumber, ...(trackingUrl ? { href: trackingUrl } : {}) },
        shipTo(order),
        ...orderLookUp(),
        ...callUs,
      ],
    }),
  });
}

/** Sends the code of a look-up to the order's email; nothing if no order was found, or if the code has been used. */
export async function mailLookUp(db: Database, lookUpId: string): Promise<void> {
  const [found] = await db
    .select({ number: orders.number, email: orders.customerEmail })
    .from(orderLookUps)
    .innerJoin(orders, eq(orders.id, orderLookUps.orderId))
    .where(
      and(eq(orderLookUps.id, lookUpId), isNull(orderLookUps.usedAt), gt(orderLookUps.expiresAt, sql`now()`)),
    );
  if (!found) return;
  const minutes = MAILED_CODE_VALID_MS / 60_000;
  await sendMail({
    id: `order-look-up.${lookUpId}`,
    to: found.email,
    replyTo: staffAddress(),
    subject: `Your code for order ${found.number}`,
    ...renderMail({
      heading: `Your code for order ${found.number}`,
      paragraphs: [
        `Someone asked to see this order at ${BUSINESS_NAME}. Enter this code on the page within ${minutes} minutes.`,
        'If you didn’t ask for this, you can ignore this email: nobody can see the order without the code. We never ask for it by phone.',
      ],
      fields: [{ label: 'Code', value: mailedCode(lookUpId) }, ...callUs],
    }),
  });
}

/** Tells staff about a paid order with something sold out; replies go to the customer. */
export async function mailStockShort(db: Database, orderId: string): Promise<void> {
  const found = await findOrder(db, orderId);
  // It may have been settled since.
  if (!found || !isSendable(found.order) || !found.order.stockShort) return;
  const { order, lines } = found;
  const missing = (await countedLines(db, orderId)).filter(({ hold }) => hold !== 'taken');
  const short = lines.filter(({ variantId }) => missing.some((line) => line.variantId === variantId));
  await sendMail({
    id: `stock-short.${orderId}.${await queuedAt(db, 'stock_short_mail', orderId)}`,
    to: staffAddress(),
    replyTo: order.customerEmail,
    subject: `Sold out, but paid: order ${order.number}`,
    ...renderMail({
      heading: `Order ${order.number} is paid, but something in it is sold out`,
      paragraphs: [
        'The customer paid after our hold on the item ran out, and the last one was already sold. Nothing has shipped.',
        'Please call or email the customer. Then refund the order, or ship it once the item is back in stock. You can do both on the order’s page.',
      ],
      table: { caption: 'Sold out', lines: mailLines(short), totals: [] },
      button: { label: 'Open the order', href: siteAddress(adminOrderPath(orderId)) },
      fields: staffOrderFields(order),
    }),
  });
}
