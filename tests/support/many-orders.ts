import { sql } from 'drizzle-orm';
import type { Database } from '../../netlify/database/client.ts';
import { fillTables } from './fill-tables.ts';

export const MANY_ORDERS = 100_000;

/** "+14710000001" and on, the newest order first. */
export const orderPhoneOf = (index: number): string => `+1471${String(index).padStart(7, '0')}`;

// One in five was never paid, one in two hundred was refunded; the newest fifty wait to be packed, and a few old ones.
const FILL = [
  sql`insert into orders (id, number, created_at, method, payment, fulfillment, checkout_key, customer_name, customer_email,
      customer_phone, shipping_address, shipping_city, shipping_state, shipping_zip, billing_address, billing_city,
      billing_state, billing_zip, address_unchecked, subtotal_cents, shipping_cents, tax_cents, total_cents, refunded_cents,
      stripe_payment_intent_id, paypal_order_id, paid_at, disputed, to_pack)
    select md5('order' || i)::uuid, 'GS-' || lpad(i::text, 8, '0'), made_at, method, payment,
      case when payment in ('paid', 'partially_refunded') then case when i <= 50 or i % 5000 = 1 then 'manual'
        when i % 5000 = 2 then 'failed' when i <= 100 then 'queued' when i <= 1000 then 'submitted' else 'shipped' end
        else 'none' end,
      'checkout' || i, 'Name ' || i % 4999, 'buyer' || i || '@example.com', '+1471' || lpad(i::text, 7, '0'),
      '12 Mill Street', 'Griffin', 'GA', '30223', '12 Mill Street', 'Griffin', 'GA', '30223', i % 301 = 0 or i = 7, 2000, 899, 0, 2899,
      case payment when 'refunded' then 2899 when 'partially_refunded' then 500 else 0 end,
      case method when 'card' then 'pi_' || i end, case method when 'paypal' then 'PAYPAL' || i end,
      case when payment in ('paid', 'refunded', 'partially_refunded') then made_at end, i % 901 = 0, i % 2000 = 3
    from generate_series(1, ${MANY_ORDERS}) i,
      lateral (select now() - i * interval '8 minutes' made_at, (array['card', 'card', 'paypal'])[1 + i % 3] method,
        case when i % 5 = 0 then case when i <= 200 then 'pending' else 'failed' end when i % 200 = 1 then 'refunded'
          when i % 200 = 2 then 'partially_refunded' else 'paid' end payment) turn`,
  sql`insert into payment_movements (order_id, provider, kind, reference, amount_cents, moved_at)
    select id, case method when 'card' then 'stripe' else method end, 'capture', 'ch_' || number, total_cents, paid_at
    from orders where paid_at is not null`,
  sql`insert into provider_events (provider, event_id, type, order_id, received_at)
    select 'stripe', 'evt_' || number, 'payment_intent.succeeded', id, paid_at from orders where paid_at is not null`,
  sql`insert into shipments (order_id, carrier, tracking_number, shipped_at)
    select id, 'USPS', 'T' || number, paid_at from orders where fulfillment = 'shipped'`,
  sql`insert into outbox (kind, subject_id, state, finished_at)
    select kind, id, 'done', paid_at from orders, unnest(array['order_receipt_mail', 'order_fulfillment']) kind
    where paid_at is not null`,
  sql`insert into audit_log (actor_name, action, subject_kind, subject_id)
    select 'Command line', 'send_shipment', 'order', id::text from orders where fulfillment = 'shipped'`,
];

/** The tables that addManyOrders() fills, except for the lines. */
export const ORDER_TABLES = [
  'orders',
  'payment_movements',
  'provider_events',
  'shipments',
  'outbox',
  'audit_log',
];

/** Fills a database with as many orders as years of business would. */
export const addManyOrders = (db: Database): Promise<void> => fillTables(db, FILL, ORDER_TABLES);
