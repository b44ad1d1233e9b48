import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PricedLine } from '../../../domain/cart/price-cart.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { clearCart, setQuantity } from '../../cart/cart.store.ts';
import { CartView } from '../../cart/CartView.tsx';
import { $catalogue, loadCatalogue } from '../../catalogue/catalogue.store.ts';
import { MerchandiseFailed } from '../../catalogue/MerchandiseFailed.tsx';
import { retryCatalogue } from './shop-actions.ts';
import { shopView } from './shop-view.store.ts';
import { ShopNotices } from './ShopNotices.tsx';
import { usePricedCart } from './use-priced-cart.ts';

function Unpriced() {
  const { value, failure } = useStore($catalogue);
  return value === null && failure !== null ? (
    <MerchandiseFailed message={failure} placement="cart-error" onRetry={retryCatalogue} />
  ) : (
    <div className="cart-line" aria-hidden="true" data-placeholder />
  );
}

function changeQuantity({ id, name }: PricedLine, quantity: number): void {
  setQuantity(id, quantity);
  if (quantity > 0) return;
  showToast({ title: 'Removed from Cart', description: name });
  focusHeading();
}

function clear(): void {
  clearCart();
  showToast({ title: 'Cart Cleared', description: 'We took out all items.' });
  focusHeading();
}

/** The cart and its actions, each confirmed in a toast. Removing a line removes the focused button, hence focusHeading. */
export function ShopCart() {
  const cart = usePricedCart();
  useEffect(() => void loadCatalogue(), []);

  return (
    <CartView
      cart={cart}
      notices={<ShopNotices />}
      unpriced={<Unpriced />}
      onQuantity={changeQuantity}
      onClear={clear}
      onCheckout={() => shopView.show('checkout')}
      onContinue={() => shopView.show('shop')}
    />
  );
}
