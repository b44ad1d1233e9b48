import { type MouseEvent, useEffect } from 'react';
import { merchPath } from '../../paths.ts';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { refuseEmptyCart } from './refuse-empty-cart.ts';

/** The refusal of a checkout without anything in the cart. */
export function CheckoutEmpty({ onBackToShop }: { readonly onBackToShop: () => void }) {
  useEffect(refuseEmptyCart, []);

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
