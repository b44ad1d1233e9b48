import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadCatalogue } from '../catalogue/catalogue.store.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { CheckoutEmpty } from './CheckoutEmpty.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { CheckoutUnpriced } from './CheckoutUnpriced.tsx';
import { $finished } from './checkout.store.ts';
import { usePricedCart } from './use-priced-cart.ts';

interface CheckoutViewProps {
  readonly onBackToCart: () => void;
  readonly onBackToShop: () => void;
}

/** The four steps from a cart to an order, or why there is nothing to check out. */
export function CheckoutView({ onBackToCart, onBackToShop }: CheckoutViewProps) {
  const cart = usePricedCart();
  const isFinished = useStore($finished);
  // What this device keeps is not known while a page hydrates: an empty cart is none until then.
  const isAwake = useAwake();
  useEffect(() => void loadCatalogue(), []);
  const isEmpty = cart.isReady ? cart.lines.length === 0 : isAwake && cart.count === 0;

  function content() {
    if (isFinished) return <output className="text-lg">Thank you. Opening your order…</output>;
    if (isEmpty) return <CheckoutEmpty onBackToShop={onBackToShop} />;
    return cart.isReady ? <CheckoutSteps cart={cart} onBackToCart={onBackToCart} /> : <CheckoutUnpriced />;
  }

  return (
    <section className="wrap py-8 lg:py-12">
      <h1 className="mb-6 text-5xl uppercase" tabIndex={-1}>
        Checkout
      </h1>
      {content()}
    </section>
  );
}
