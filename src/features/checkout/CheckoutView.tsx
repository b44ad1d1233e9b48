import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect } from 'react';
import { merchPath } from '../../paths.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { $catalogue, loadCatalogue } from '../catalogue/catalogue.store.ts';
import { MerchandiseFailed } from '../catalogue/MerchandiseFailed.tsx';
import { $finished } from './checkout.store.ts';
import { CheckoutSteps } from './steps/CheckoutSteps.tsx';
import { retryCatalogue } from './shop/shop-actions.ts';
import { usePricedCart } from './shop/use-priced-cart.ts';

/** Shown if the cart is empty. */
function CheckoutEmpty({ onBackToShop }: { readonly onBackToShop: () => void }) {
  function toShop(event: MouseEvent) {
    event.preventDefault();
    onBackToShop();
  }

  return (
    <div className="grid gap-6">
      <EmptyCart />
      <a className="button button-signal justify-self-center text-lg" href={merchPath} onClick={toShop}>
        Go to the Shop
      </a>
    </div>
  );
}

interface CheckoutViewProps {
  readonly onBackToCart: () => void;
  readonly onBackToShop: () => void;
}

/** The four steps from cart to order, or why there is nothing to check out. */
export function CheckoutView({ onBackToCart, onBackToShop }: CheckoutViewProps) {
  const cart = usePricedCart();
  const isFinished = useStore($finished);
  // The saved cart is unknown during hydration, so it does not count as empty until then.
  const isAwake = useAwake();
  useEffect(() => void loadCatalogue(), []);
  const isEmpty = cart.isReady ? cart.lines.length === 0 : isAwake && cart.count === 0;

  const { value, failure } = useStore($catalogue, { ssr: 'initial' });
  const isMissing = value === null && failure !== null;

  function content() {
    if (isFinished)
      return (
        <span role="status" className="text-lg">
          Thank you. Opening your order…
        </span>
      );
    if (isEmpty) return <CheckoutEmpty onBackToShop={onBackToShop} />;
    if (isMissing)
      return <MerchandiseFailed message={failure} placement="checkout-error" onRetry={retryCatalogue} />;
    return <CheckoutSteps cart={cart} onBackToCart={onBackToCart} />;
  }

  return (
    <section className="wrap min-h-svh py-6 lg:py-12">
      <h1 className="mb-6 text-5xl uppercase" tabIndex={-1}>
        Checkout
      </h1>
      {content()}
    </section>
  );
}
