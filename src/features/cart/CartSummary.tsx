import { SHOP_SHIPPING_CENTS } from '../../business/constants.ts';
import { moneyText } from '../../domain/shared/money.ts';

interface CartSummaryProps {
  readonly subtotalCents: number;
  readonly isReady: boolean;
  readonly onCheckout: () => void;
  readonly onContinue: () => void;
}

const ROW = 'flex flex-wrap justify-between gap-x-4 tabular-nums';

export function CartSummary({ subtotalCents, isReady, onCheckout, onContinue }: CartSummaryProps) {
  const shippingCents = subtotalCents > 0 ? SHOP_SHIPPING_CENTS : 0;
  return (
    <section className="self-start border-2 border-ink bg-surface p-5" aria-labelledby="summary-title">
      <h2 className="text-2xl uppercase" id="summary-title">
        Summary
      </h2>
      <dl className="mt-3 grid gap-2">
        <div className={ROW}>
          <dt>Subtotal</dt>
          <dd className="font-bold">{moneyText(subtotalCents)}</dd>
        </div>
        <div className={ROW}>
          <dt>Shipping (flat rate)</dt>
          <dd className="font-bold">{moneyText(shippingCents)}</dd>
        </div>
        <div className={`${ROW} border-t-2 border-ink pt-2 text-lg font-bold`}>
          <dt>Total before tax</dt>
          <dd>{moneyText(subtotalCents + shippingCents)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-muted">Tax is calculated at checkout.</p>
      <div className="mt-5 grid gap-3">
        <button
          type="button"
          className="button button-signal text-lg"
          disabled={!isReady}
          onClick={onCheckout}
        >
          Proceed to Checkout
        </button>
        <button type="button" className="button button-line" onClick={onContinue}>
          Continue Shopping
        </button>
      </div>
    </section>
  );
}
