import { useStore } from '@nanostores/react';
import { atom, computed } from 'nanostores';
import { type CartNotice, priceCart, type PricedCart } from '../../domain/cart/price-cart.ts';
import { $cart, settleCart } from '../cart/cart.store.ts';
import { $catalogue } from '../catalogue/catalogue.store.ts';

/** `isReady` is false until the catalogue is there: lines are empty then, and `count` is what the device remembers. */
export interface PricedCartState extends PricedCart {
  readonly isReady: boolean;
}

/** Of a cart that is not known yet, or not at all while a page hydrates. */
export const UNPRICED: PricedCartState = {
  lines: [],
  subtotalCents: 0,
  count: 0,
  notices: [],
  settled: [],
  isReady: false,
};

/** The cart with the prices of the server. */
export const $pricedCart = computed([$cart, $catalogue], (cart, { value: items }): PricedCartState => {
  if (items) return { ...priceCart(cart, items), isReady: true };
  return { ...UNPRICED, count: cart.reduce((sum, { quantity }) => sum + quantity, 0) };
});

const $told = atom<readonly CartNotice[]>([]);

/** What a view shows: notices that were told since it opened stay, though the cart has settled them. */
export const $shownNotices = computed([$told, $pricedCart], (told, { notices }) => [
  ...told.filter(({ id }) => notices.every((notice) => notice.id !== id)),
  ...notices,
]);

/** To be called once the notices are on the screen: prices are taken as read, lines that are gone are dropped. */
export function acknowledgeNotices(): void {
  const { notices, settled, isReady } = $pricedCart.get();
  if (!isReady || notices.length === 0) return;
  $told.set($shownNotices.get());
  settleCart(settled);
}

/** To be called when the view that showed them is left. */
export function forgetNotices(): void {
  $told.set([]);
}

const unpriced = () => UNPRICED;

/** `$pricedCart`; nothing is in it while a page hydrates, as the build could not know. */
export const usePricedCart = (): PricedCartState => useStore($pricedCart, { ssr: unpriced });
