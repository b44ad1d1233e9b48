import { isSendable } from '../../domain/orders/order-status.ts';
import type { OrderLineView, OrderView } from '../../domain/orders/orders.api.ts';
import { dollarsText, moneyText, readCents } from '../../domain/shared/numbers/money.ts';
import { orderLookUpPath } from '../../paths.ts';
import { OrderDelivery } from './OrderDelivery.tsx';
import { CallUs } from './OrderStates.tsx';

/** The recipient: the full address for the buyer, only the city for anyone else with the link. */
function OrderParty({ order }: { readonly order: OrderView }) {
  const { own, shippingCity, shippingState, maskedEmail } = order;
  return (
    <section className="border-2 border-ink bg-surface p-5" aria-labelledby="party-title">
      <h2 className="mb-4 text-2xl uppercase" id="party-title">
        Ships to
      </h2>
      {own ? (
        <address className="not-italic">
          <strong className="block">{own.customerName}</strong>
          {own.shippingAddress}
          <br />
          {shippingCity}, {shippingState} {own.shippingZip}
          <span className="mt-3 block text-muted">{own.customerPhone}</span>
          <span className="block break-words text-muted">{own.customerEmail}</span>
        </address>
      ) : (
        <>
          <p>
            {shippingCity}, {shippingState}
            <span className="mt-3 block break-words text-muted">{maskedEmail}</span>
          </p>
          <p className="mt-3 text-sm text-muted print:hidden">
            The full address only shows on the device that placed the order.{' '}
            <a className="text-link underline" href={orderLookUpPath}>
              Open it here with a code we email you
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function OrderTotalsTable({ order }: { readonly order: OrderView }) {
  const { subtotal, shipping, tax, total, refunded } = order;
  const rows = [
    ['Subtotal', dollarsText(subtotal)],
    ['Shipping', dollarsText(shipping)],
    ...(readCents(tax) > 0 ? [['Tax', dollarsText(tax)] as const] : []),
  ] as const;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2 border-t-2 border-ink pt-4 tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="text-right">{amount}</dd>
        </div>
      ))}
      <dt className="text-lg font-bold">Total</dt>
      <dd className="text-right font-display text-3xl">{dollarsText(total)}</dd>
      {readCents(refunded) > 0 && (
        <>
          <dt className="font-bold">Refunded</dt>
          <dd className="text-right font-bold">{dollarsText(refunded)}</dd>
        </>
      )}
    </dl>
  );
}

function OrderLines({ items }: { readonly items: readonly OrderLineView[] }) {
  return (
    <ul>
      {items.map(({ merchandiseItemId, name, color, size, image, quantity, refunded, price }) => (
        <li
          key={merchandiseItemId}
          className="flex items-start gap-4 border-t border-line py-4 first:border-0"
        >
          <img className="size-20 shrink-0 bg-sunken" src={image} alt="" width="80" height="80" />
          <div className="grow">
            <strong className="block capitalize">{name}</strong>
            <span className="block text-muted">{[color, size].filter(Boolean).join(', ')}</span>
            <span className="block text-muted tabular-nums">
              {quantity} × {dollarsText(price)}
            </span>
            {refunded > 0 && (
              <span className="block font-bold">
                {refunded < quantity ? `${refunded} of ${quantity} refunded` : 'Refunded'}
              </span>
            )}
          </div>
          <strong className="tabular-nums">{moneyText(readCents(price) * quantity)}</strong>
        </li>
      ))}
    </ul>
  );
}

const METHOD_NAME = { card: 'by card', paypal: 'with PayPal' } as const;

const placedText = (iso: string) =>
  new Date(iso).toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  });

/** What was ordered and what it costs, and nothing about who ordered it. */
export function OrderedGoods({ order }: { readonly order: OrderView }) {
  return (
    <section className="border-2 border-ink bg-surface p-5" aria-labelledby="goods-title">
      <h2 className="mb-1 text-2xl uppercase" id="goods-title">
        Order {order.number}
      </h2>
      <p className="mb-2 text-muted">
        Placed {placedText(order.createdAt)}, {METHOD_NAME[order.method]}
      </p>
      <OrderLines items={order.items} />
      <OrderTotalsTable order={order} />
    </section>
  );
}

/** The order's items, totals, delivery and address. It prints on one page. */
export function OrderSummary({ order }: { readonly order: OrderView }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <OrderedGoods order={order} />
      <div className="grid gap-6">
        {isSendable(order) && <OrderDelivery order={order} />}
        <OrderParty order={order} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <p>Questions about your order, or a return?</p>
          <CallUs placement="order" />
        </div>
      </div>
    </div>
  );
}
