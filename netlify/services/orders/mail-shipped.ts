import { eq } from 'drizzle-orm';
import { BUSINESS_NAME } from '../../../src/business/business.ts';
import type { Database } from '../../database/client.ts';
import { shipments } from '../../database/schema/orders.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import { findOrder } from './find-order.ts';
import { callUs, orderPages, shipTo } from './order-mail-parts.ts';

/** Tells the customer that a parcel is on its way, and how to follow it. */
export async function mailShipped(db: Database, shipmentId: string): Promise<void> {
  const [shipment] = await db.select().from(shipments).where(eq(shipments.id, shipmentId));
  const found = shipment && (await findOrder(db, shipment.orderId));
  if (!found) return;
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
        `${BUSINESS_NAME} has handed a parcel of your order to ${carrier}. A large order may come in several parcels.`,
      ],
      fields: [
        { label: 'Carrier', value: carrier },
        { label: 'Tracking number', value: trackingNumber, ...(trackingUrl ? { href: trackingUrl } : {}) },
        shipTo(order),
        ...orderPages(order.id),
        callUs,
      ],
    }),
  });
}
