import type { ReactNode } from 'react';
import type { PricedCart, PricedLine } from '../../domain/cart/price-cart.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import { CartSummary } from './CartSummary.tsx';
import { EmptyCart } from './EmptyCart.tsx';

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
          <button type="button" className="button button-line" onClick={onClear}>
            <Icon name="trash" />
            Clear Cart
          </button>
        )}
      </div>
      {notices}
      <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
        <div>
          {isEmpty && <EmptyCart />}
          {!isEmpty && !isReady && unpriced}
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
          isReady={isReady || isEmpty}
          onCheckout={onCheckout}
          onContinue={onContinue}
        />
      </div>
    </section>
  );
}
