import { SHOP_TAX_MILLI_PERCENT } from '../../business/constants.ts';
import type { PricedLine } from '../../domain/cart/price-cart.ts';
import { orderTotals } from '../../domain/orders/order-totals.ts';
import { moneyText } from '../../domain/shared/money.ts';

const ROW = 'flex justify-between gap-4';
const TAX_TEXT = `${SHOP_TAX_MILLI_PERCENT.card / 1_000}%`;

/** The items and the total when paid by card. */
export function CheckoutSummary({ lines }: { readonly lines: readonly PricedLine[] }) {
  const totals = orderTotals(lines, 'card');
  return (
    <section className="border-2 border-ink bg-surface p-5 tabular-nums" aria-labelledby="order-title">
      <h2 className="mb-3 text-2xl uppercase" id="order-title">
        Your Order
      </h2>
      <ul>
        {lines.map(({ id, name, options, image, quantity, unitPriceCents }) => (
          <li key={id} className="flex gap-3 border-t border-line py-3">
            <img className="size-16 shrink-0 object-contain" src={image} alt="" width="64" height="64" />
            <div className="min-w-0 grow">
              <p className="font-bold">{name}</p>
              {options && <p className="text-sm text-muted">{options}</p>}
              <p className="text-sm text-muted">
                {quantity} × {moneyText(unitPriceCents)}
              </p>
            </div>
            <p className="font-bold">{moneyText(unitPriceCents * quantity)}</p>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 border-t border-line pt-3">
        <div className={ROW}>
          <dt>Subtotal</dt>
          <dd>{moneyText(totals.subtotalCents)}</dd>
        </div>
        <div className={ROW}>
          <dt>Shipping</dt>
          <dd>{moneyText(totals.shippingCents)}</dd>
        </div>
        <div className={ROW}>
          <dt>Tax ({TAX_TEXT})</dt>
          <dd>{moneyText(totals.taxCents)}</dd>
        </div>
        <div className={`${ROW} border-t-2 border-ink pt-2 text-lg font-bold`}>
          <dt>Total</dt>
          <dd className="font-display text-3xl">{moneyText(totals.totalCents)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-muted">Tax is charged on card payments only.</p>
    </section>
  );
}
