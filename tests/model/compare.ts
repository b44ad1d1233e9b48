import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { centsOf, type PlainBooks } from './plain-books.ts';
import type { Walk } from './walk.ts';

const list = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;
const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.id.localeCompare(other.id));

/** Everything that the walk has touched, in one statement. */
async function readStored(model: PlainBooks, { server, mark, metal }: Walk) {
  const accounts = list(model.accounts.map(({ id }) => id));
  const orders = list(model.orders.map(({ id }) => id));
  const { rows } = await server.db.execute<{ stored: Record<string, never[]> }>(sql`select json_build_object(
    'accounts', (select json_agg(json_build_object('id', c.id, 'phone', c.phone, 'totalPoints', c.total_points, 'owed', c.points_owed,
        'lifetimePoints', c.lifetime_points, 'totalVisits', c.total_visits, 'consecutiveVisits', c.consecutive_visits,
        'lastVisitOn', c.last_visit_on, 'mergedInto', c.merged_into, 'isReleased', c.phone_released_at is not null and c.anonymized_at is null,
        'isForgotten', c.anonymized_at is not null,
        'ledger', (select coalesce(sum(points), 0)::int from points_ledger l where l.customer_id = c.id)))
      from customers c where c.id = any(${accounts})),
    'tickets', (select json_agg(json_build_object('id', t.id, 'number', coalesce(t.ticket_no, ''), 'cents', t.total_cents, 'seller', t.customer_id,
        'isVoid', t.voided_at is not null, 'source', t.source)) from tickets t
      where t.customer_id = any(${accounts}) or t.ticket_no = any(${sql`${`{${['', '0', '00'].flatMap((zeros) => [...Array(12).keys()].map((n) => mark + zeros + n)).join(',')}}`}::text[]`})
        or t.id = any(${list(model.tickets.map(({ id }) => id))})),
    'vouchers', (select json_agg(json_build_object('id', r.id, 'owner', r.customer_id, 'cost', r.points_cost, 'state', r.state))
      from redemptions r where r.customer_id = any(${accounts})),
    'kinds', (select json_agg(json_build_object('id', v.id, 'shelf', v.stock, 'price', v.price_cents,
        'out', (select coalesce(sum(quantity), 0)::int from stock_holds h where h.variant_id = v.id and h.state in ('reserved', 'taken'))))
      from merchandise_variants v where v.id = any(${list(model.kinds.map(({ id }) => id))})),
    'orders', (select json_agg(json_build_object('id', o.id, 'payment', o.payment, 'fulfillment', o.fulfillment, 'refunded', o.refunded_cents,
        'total', o.total_cents, 'isShort', o.stock_short, 'isDisputed', o.disputed,
        'paid', (select coalesce(sum(amount_cents), 0)::int from payment_movements m where m.order_id = o.id and m.kind = 'capture'),
        'holds', (select coalesce(json_object_agg(h.variant_id, h.state), '{}') from stock_holds h where h.order_id = o.id)))
      from orders o where o.id = any(${orders})),
    'quotes', (select json_agg(json_build_object('id', q.id, 'state', q.state)) from quote_requests q
      where q.id = any(${list(model.quotes.map(({ id }) => id))})),
    'offers', (select json_agg(json_build_object('id', q.id, 'state', q.state)) from offers q
      where q.id = any(${list(model.offers.map(({ id }) => id))})),
    'holds', (select json_agg(json_build_object('id', h.id, 'ticket', h.ticket_id)) from price_holds h
      where h.id = any(${list(model.holds.map(({ id }) => id))})),
    'price', (select price::float from metal_prices where metal_type = ${metal})) as stored`);
  return rows[0]?.stored as unknown as Record<string, { id: string }[] | null> & { price: number };
}

/** What the model says of the same. */
function expectedBooks(model: PlainBooks) {
  return {
    accounts: byId(
      model.accounts.map((account) => {
        const { id, phone, mergedInto, isReleased, isForgotten } = account;
        const figures = model.figuresOf(account);
        return {
          id,
          phone: isForgotten ? '+10000000000' : phone,
          ...figures,
          mergedInto: mergedInto?.id ?? null,
          isReleased: isReleased && !isForgotten,
          isForgotten,
          ledger: figures.totalPoints,
        };
      }),
    ),
    tickets: byId(
      model.tickets.map(({ id, sale, seller, isVoid, isBare, source }) => ({
        id,
        number: sale.number,
        cents: isBare ? 0 : centsOf(sale),
        seller: seller?.id ?? null,
        isVoid,
        source,
      })),
    ),
    vouchers: byId(
      model.vouchers.map(({ id, owner, cost, state }) => ({ id, owner: owner.id, cost, state })),
    ),
    kinds: byId(
      model.kinds.map(({ id, shelf, price, counted }) => ({ id, shelf, price, out: counted - shelf })),
    ),
    orders: byId(
      model.orders.map((order) => ({
        id: order.id,
        payment: order.payment,
        fulfillment: order.fulfillment,
        refunded: order.back,
        total: order.total,
        isShort: order.isShort,
        isDisputed: order.dispute === 'open' || order.dispute === 'lost',
        paid: order.paid,
        holds: Object.fromEntries([...order.holds].map(([kind, { state }]) => [kind.id, state])),
      })),
    ),
    quotes: byId(model.quotes.map(({ id, state }) => ({ id, state }))),
    offers: byId(model.offers.map(({ id, state }) => ({ id, state }))),
    holds: byId(model.holds.map((hold) => ({ id: hold.id, ticket: model.userOf(hold)?.id ?? null }))),
    price: model.price,
  };
}

interface Account {
  readonly ledger: number;
  readonly totalPoints: number;
  readonly owed: number;
  readonly lifetimePoints: number;
}

interface Paid {
  readonly refunded: number;
  readonly paid: number;
}

/** Compares all of it, and checks what must hold whatever the model says. */
export async function compareBooks(model: PlainBooks, real: Walk): Promise<void> {
  const { price, ...parts } = await readStored(model, real);
  const stored = {
    ...Object.fromEntries(Object.entries(parts).map(([name, rows]) => [name, byId(rows ?? [])])),
    price,
  };
  expect(stored).toEqual(expectedBooks(model));
  for (const { ledger, totalPoints, owed, lifetimePoints } of parts['accounts'] as unknown as Account[]) {
    expect({
      ledger,
      least: Math.min(totalPoints, owed, lifetimePoints) >= 0,
      both: totalPoints * owed,
    }).toEqual({
      ledger: totalPoints,
      least: true,
      both: 0,
    });
  }
  for (const { refunded, paid } of (parts['orders'] ?? []) as unknown as Paid[])
    expect(refunded).toBeLessThanOrEqual(paid);
}
