import { computed } from 'nanostores';
import {
  type Cart,
  type CartLine,
  fitsInCart,
  isOrdered,
  type OrderedItem,
  readCart,
  withOneMore,
  withQuantity,
} from '../../domain/cart/cart.ts';
import { savedAtom } from '../../lib/saved-atom.ts';
import { CART_KEY } from '../../lib/storage-keys.ts';

const $saved = savedAtom<Cart>(CART_KEY, readCart);

/** The lines as saved on this device. Prices in it are the last ones seen: `$pricedCart` has the right ones. */
export const $cart = computed($saved, (cart) => cart);

/** One more of a variant. Answers false where the cart is full: 99 to a line, 50 lines. */
export function addToCart(line: Omit<CartLine, 'quantity'>): boolean {
  const fits = fitsInCart($saved.get(), line.id);
  if (fits) $saved.set(withOneMore($saved.get(), line));
  return fits;
}

/** 0 removes the line. */
export function setQuantity(id: string, quantity: number): void {
  $saved.set(withQuantity($saved.get(), id, quantity));
}

export function clearCart(): void {
  $saved.set([]);
}

/** Keeps the lines as they were shown, with the prices of today. */
export function settleCart(settled: Cart): void {
  $saved.set(settled);
}

/** Empties the cart where it has become this order; what was put in since stays. */
export function clearOrdered(items: readonly OrderedItem[]): void {
  if (isOrdered($cart.get(), items)) clearCart();
}
