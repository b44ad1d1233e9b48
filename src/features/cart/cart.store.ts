import { computed } from 'nanostores';
import type { Cart, CartLine } from '../../domain/cart/cart-line.ts';
import { fitsInCart, withOneMore, withQuantity } from '../../domain/cart/change-cart.ts';
import { readCart } from '../../domain/cart/read-cart.ts';
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
