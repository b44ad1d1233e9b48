import { atom, computed } from 'nanostores';
import { type CartNotice, priceCart, type PricedCart } from '../../../domain/cart/price-cart.ts';
import { $cart, settleCart } from '../../cart/cart.store.ts';
import { $catalogue } from '../../catalogue/catalogue.store.ts';

/** Until the catalogue is loaded, `isReady` is false, lines are empty, and `count` is the saved count. */
export interface PricedCartState extends PricedCart {
  readonly isReady: boolean;
}

/** The cart before it is known, and during hydration. */
export const UNPRICED: PricedCartState = {
  lines: [],
  subtotalCents: 0,
  count: 0,
  notices: [],
  settled: [],
  isReady: false,
};

/** The cart with the server's prices. */
export const $pricedCart = computed([$cart, $catalogue], (cart, { value: items }): PricedCartState => {
  if (items) return { ...priceCart(cart, items), isReady: true };
  return { ...UNPRICED, count: cart.reduce((sum, { quantity }) => sum + quantity, 0) };
});

const $told = atom<readonly CartNotice[]>([]);

/** The notices of the current view, including those the cart has already settled. */
export const $shownNotices = computed([$told, $pricedCart], (told, { notices }) => [
  ...told.filter(({ id }) => notices.every((notice) => notice.id !== id)),
  ...notices,
]);

/** Call once the notices are on screen: accepts the new prices and drops unavailable lines. */
export function acknowledgeNotices(): void {
  const { notices, settled, isReady } = $pricedCart.get();
  if (!isReady || notices.length === 0) return;
  $told.set($shownNotices.get());
  settleCart(settled);
}

/** Call when the view that showed the notices closes. */
export function forgetNotices(): void {
  $told.set([]);
}
