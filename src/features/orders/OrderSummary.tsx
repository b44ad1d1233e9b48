import { isSendable } from '../../domain/orders/order-status.ts';
import type { OrderView } from '../../domain/orders/orders.api.ts';
import { OrderDelivery } from './OrderDelivery.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderParty } from './OrderParty.tsx';
import { OrderTotalsTable } from './OrderTotalsTable.tsx';

const METHOD_NAME = { card: 'by card', paypal: 'with PayPal' } as const;

const placedText = (iso: string) =>
  new Date(iso).toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  });

/** The order itself: goods, totals, delivery and address. It prints on one page. */
export function OrderSummary({ order }: { readonly order: OrderView }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
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
      <div className="grid gap-6">
        {isSendable(order) && <OrderDelivery order={order} />}
        <OrderParty order={order} />
      </div>
    </div>
  );
}
