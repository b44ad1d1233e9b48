import { useStore } from '@nanostores/react';
import { orderTotals } from '../../domain/orders/order-totals.ts';
import { moneyText } from '../../domain/shared/numbers/money.ts';
import { CallUs } from '../orders/OrderStates.tsx';
import { $method, $step } from './checkout.store.ts';
import type { PricedCartState } from './shop/priced-cart.store.ts';

const ROW = 'flex flex-wrap justify-between gap-x-4';

function Figures({ lines }: Pick<PricedCartState, 'lines'>) {
  const totals = orderTotals(lines, useStore($method));
  const step = useStore($step);
  return (
    <>
      <ul>
        {lines.map(({ id, name, options, image, quantity, unitPriceCents }) => (
          <li key={id} className="flex gap-3 border-t border-line py-3">
            <img className="size-16 shrink-0 object-contain" src={image} alt="" width="64" height="64" />
            <div className="min-w-0 grow">
              <p className="font-bold capitalize">{name}</p>
              {options && <p className="text-sm text-muted">{options}</p>}
              <p className="text-sm text-muted">{`${quantity} × ${moneyText(unitPriceCents)}`}</p>
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
        {totals.taxCents > 0 && (
          <div className={ROW}>
            {/* The way to pay, which decides it, is chosen in the last step. */}
            <dt>{step === 'payment' ? 'Tax' : 'Estimated tax'}</dt>
            <dd>{moneyText(totals.taxCents)}</dd>
          </div>
        )}
        <div className={`${ROW} border-t-2 border-ink pt-2 text-lg font-bold`}>
          <dt>Total</dt>
          <dd className="font-display text-3xl">{moneyText(totals.totalCents)}</dd>
        </div>
      </dl>
    </>
  );
}

/** The items and the total, as the chosen way to pay charges it. Prices may still be on their way. */
export function CheckoutSummary({ cart: { lines, isReady } }: { readonly cart: PricedCartState }) {
  return (
    <div>
      <section className="border-2 border-ink bg-surface p-5 tabular-nums" aria-labelledby="order-title">
        <h2 className="mb-3 text-2xl uppercase" id="order-title">
          Your Order
        </h2>
        {isReady ? (
          <Figures lines={lines} />
        ) : (
          <span role="status" className="block h-60 animate-pulse bg-sunken">
            <span className="sr-only">Your order is loading.</span>
          </span>
        )}
      </section>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <p>Questions about your order?</p>
        <CallUs placement="checkout" />
      </div>
    </div>
  );
}
