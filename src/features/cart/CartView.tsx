import type { ReactNode } from 'react';
import type { PricedCart, PricedLine } from '../../domain/cart/price-cart.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SHOP_SHIPPING_CENTS } from '../../business/constants.ts';
import { moneyText } from '../../domain/shared/numbers/money.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { EmptyCart } from './EmptyCart.tsx';

interface CartSummaryProps {
  readonly subtotalCents: number;
  readonly isReady: boolean;
  readonly onCheckout: () => void;
  readonly onContinue: () => void;
}

const ROW = 'flex flex-wrap justify-between gap-x-4 tabular-nums';

function CartSummary({ subtotalCents, isReady, onCheckout, onContinue }: CartSummaryProps) {
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
          <dd className="font-bold">{moneyText(SHOP_SHIPPING_CENTS)}</dd>
        </div>
        <div className={`${ROW} border-t-2 border-ink pt-2 text-lg font-bold`}>
          <dt>Total before tax</dt>
          <dd>{moneyText(subtotalCents + SHOP_SHIPPING_CENTS)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-sm text-muted">Tax is calculated at checkout.</p>
      <div className="mt-5 grid gap-3">
        <Button variant="signal" className="text-lg" disabled={!isReady} onClick={onCheckout}>
          Proceed to Checkout
        </Button>
        <Button onClick={onContinue}>Continue Shopping</Button>
      </div>
    </section>
  );
}

interface CartViewProps {
  readonly cart: PricedCart & { readonly isReady: boolean };
  readonly notices: ReactNode;
  /** Shown instead of the lines until they have prices. */
  readonly unpriced: ReactNode;
  readonly onQuantity: (line: PricedLine, quantity: number) => void;
  readonly onClear: () => void;
  readonly onCheckout: () => void;
  readonly onContinue: () => void;
}

export function CartView(props: CartViewProps) {
  const { cart, notices, unpriced, onQuantity, onClear, onCheckout, onContinue } = props;
  const { lines, subtotalCents, isReady, count } = cart;
  const isEmpty = isReady ? lines.length === 0 : count === 0;
  return (
    <section className="wrap py-8 lg:py-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-5xl uppercase" tabIndex={-1}>
          Your Cart
        </h1>
        {!isEmpty && (
          <Button onClick={onClear}>
            <Icon name="trash" />
            Clear Cart
          </Button>
        )}
      </div>
      {notices}
      {isEmpty ? (
        <div className="grid gap-6">
          <EmptyCart />
          <Button variant="signal" className="justify-self-center text-lg" onClick={onContinue}>
            Continue Shopping
          </Button>
        </div>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
          <div>
            {!isReady && unpriced}
            {lines.length > 0 && (
              <ul className="border-t-2 border-ink">
                {lines.map((line) => (
                  <CartLineRow
                    key={line.id}
                    line={line}
                    onQuantity={(quantity) => onQuantity(line, quantity)}
                  />
                ))}
              </ul>
            )}
          </div>
          <CartSummary
            subtotalCents={subtotalCents}
            isReady={isReady}
            onCheckout={onCheckout}
            onContinue={onContinue}
          />
        </div>
      )}
    </section>
  );
}
