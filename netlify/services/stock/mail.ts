import { eq } from 'drizzle-orm';
import { kindText } from '../../../src/domain/catalogue/store-product.ts';
import { isSendable } from '../../../src/domain/orders/order-status.ts';
import { adminOrderPath, adminProductPath } from '../../../src/staff-paths.ts';
import type { Database } from '../../database/client.ts';
import {
  merchandiseItems as items,
  merchandiseVariants as variants,
} from '../../database/schema/catalogue.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { mailLines, staffOrderFields } from '../orders/order-mail-parts.ts';
import { findOrder } from '../orders/rows.ts';
import { countedLines } from './rows.ts';

/** Tells staff about a paid order with something sold out; replies go to the customer. */
export async function mailStockShort(db: Database, orderId: string): Promise<void> {
  const found = await findOrder(db, orderId);
  // It may have been settled since.
  if (!found || !isSendable(found.order) || !found.order.stockShort) return;
  const { order, lines } = found;
  const missing = (await countedLines(db, orderId)).filter(({ hold }) => hold !== 'taken');
  const short = lines.filter(({ variantId }) => missing.some((line) => line.variantId === variantId));
  await sendMail({
    id: `stock-short.${orderId}`,
    to: staffAddress(),
    replyTo: order.customerEmail,
    subject: `Sold out, but paid: order ${order.number}`,
    ...renderMail({
      heading: `Order ${order.number} is paid, and something in it is sold out`,
      paragraphs: [
        'The customer paid after the time for which we hold items, and the last one had been sold. Nothing has been sent.',
        'Please call or write to the customer. Then refund the order, or send it once you have the item again: the order’s page has both.',
      ],
      table: { caption: 'Sold out', lines: mailLines(short), totals: [] },
      button: { label: 'Open the order', href: siteAddress(adminOrderPath(orderId)) },
      fields: staffOrderFields(order),
    }),
  });
}

/** Tells staff that a kind is at its low mark. */
export async function mailLowStock(db: Database, variantId: string): Promise<void> {
  const [found] = await db
    .select({ variant: variants, item: items })
    .from(variants)
    .innerJoin(items, eq(items.id, variants.itemId))
    .where(eq(variants.id, variantId));
  if (!found || found.variant.stock === null) return;
  const { variant, item } = found;
  const left = variant.stock === 0 ? 'sold out' : `down to ${variant.stock}`;
  await sendMail({
    id: `low-stock.${variantId}.${variant.lowMailedAt?.getTime() ?? 0}`,
    to: staffAddress(),
    subject: `${item.name} is ${left}`,
    ...renderMail({
      heading: `${item.name} is ${left}`,
      paragraphs: [
        `You asked for this mail at ${item.lowMark ?? 0}. Order more, and enter the new count on the product’s page.`,
      ],
      button: { label: 'Open the product', href: siteAddress(adminProductPath(item.id)) },
      fields: [{ label: 'Kind', value: kindText(variant) }],
    }),
  });
}
