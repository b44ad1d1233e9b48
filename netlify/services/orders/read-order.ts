import { eq, sql } from 'drizzle-orm';
import type {
  OrderLineView,
  OrderPrivateView,
  OrderView,
  ShipmentView,
} from '../../../src/domain/orders/orders.api.ts';
import { orderStatus } from '../../../src/domain/orders/order-status.ts';
import { maskEmail } from '../../../src/domain/shared/contact/mask-email.ts';
import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';
import type { Executor } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { orderLines, orders, shipments } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { isOwner, type OrderRecord } from './rows.ts';

type Line = Omit<OrderLineView, 'price'> & { readonly unitPriceCents: number };

/** Of a line: asked of a provider that has not answered, so the customer is told nothing yet. */
const ASKED_PIECES = sql`(select coalesce(sum((piece->>'quantity')::int), 0) from refund_requests asked,
  jsonb_array_elements(asked.lines) piece where asked.order_id = "order_lines"."order_id" and asked.state = 'asked'
  and piece->>'id' = "order_lines"."id"::text)`;

// In a select from one table Drizzle writes columns without the table's name; `eq` qualifies them inside a subquery.
const find = prepared((db: Executor) =>
  db
    .select({
      order: orders,
      lines: sql<readonly Line[]>`(select json_agg(json_build_object(
          'merchandiseItemId', ${orderLines.variantId}, 'name', ${orderLines.name}, 'color', ${orderLines.color},
          'size', ${orderLines.size}, 'image', ${orderLines.image}, 'quantity', ${orderLines.quantity}, 'refunded', ${orderLines.refunded} - ${ASKED_PIECES},
          'unitPriceCents', ${orderLines.unitPriceCents}) order by ${orderLines.position})
        from ${orderLines} where ${eq(orderLines.orderId, orders.id)})`,
      shipments: sql<readonly ShipmentView[] | null>`(select json_agg(json_build_object(
          'carrier', ${shipments.carrier}, 'trackingNumber', ${shipments.trackingNumber},
          'trackingUrl', ${shipments.trackingUrl}, 'shippedAt', ${shipments.shippedAt}) order by ${shipments.shippedAt})
        from ${shipments} where ${eq(shipments.orderId, orders.id)})`,
    })
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id')))
    .prepare('read_order'),
);

const ownView = (order: OrderRecord): OrderPrivateView => ({
  customerName: order.customerName,
  customerEmail: order.customerEmail,
  customerPhone: formatPhone(order.customerPhone),
  shippingAddress: order.shippingAddress,
  shippingZip: order.shippingZip,
  billingAddress: order.billingAddress,
  billingCity: order.billingCity,
  billingState: order.billingState,
  billingZip: order.billingZip,
});

/**
 * An order as anybody with its URL may see it, and in full for a browser that placed it or proved its email (`checkoutKey` is from
 * the browser's cookie).
 * Throws not_found.
 */
export async function readOrder(db: Executor, id: string, checkoutKey: string | null): Promise<OrderView> {
  const [found] = isUuid(id) ? await find(db).execute({ id }) : [];
  if (!found) throw new CodedError('not_found');
  const { order, lines, shipments: shipped } = found;
  return {
    id: order.id,
    number: order.number,
    status: orderStatus(order.payment),
    payment: order.payment,
    fulfillment: order.fulfillment,
    method: order.method,
    createdAt: order.createdAt.toISOString(),
    items: lines.map(({ unitPriceCents, ...line }) => ({ ...line, price: toDollars(unitPriceCents) })),
    subtotal: toDollars(order.subtotalCents),
    shipping: toDollars(order.shippingCents),
    tax: toDollars(order.taxCents),
    total: toDollars(order.totalCents),
    refunded: toDollars(order.refundedCents),
    shippingCity: order.shippingCity,
    shippingState: order.shippingState,
    maskedEmail: maskEmail(order.customerEmail),
    shipments: (shipped ?? []).map((shipment) => ({
      ...shipment,
      shippedAt: new Date(shipment.shippedAt).toISOString(),
    })),
    own: (await isOwner(db, id, checkoutKey)) ? ownView(order) : null,
  };
}
