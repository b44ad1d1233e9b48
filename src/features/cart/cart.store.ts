import { computed } from 'nanostores';
import type { Cart, CartLine } from '../../domain/cart/cart-line.ts';
import { fitsInCart, withOneMore, withQuantity } from '../../domain/cart/change-cart.ts';
import { readCart } from '../../domain/cart/read-cart.ts';
import { keptAtom } from '../../lib/kept-atom.ts';

const $kept = keptAtom<Cart>('georgia-scrap-metal-merch-cart', readCart);

/** The lines as this device keeps them. Prices in it are the last ones seen: `$pricedCart` has the right ones. */
export const $cart = computed($kept, (cart) => cart);

/** One more of a variant. Answers false where the cart is full: 99 to a line, 50 lines. */
export function addToCart(line: Omit<CartLine, 'quantity'>): boolean {
  const fits = fitsInCart($kept.get(), line.id);
  if (fits) $kept.set(withOneMore($kept.get(), line));
  return fits;
}

/** 0 removes the line. */
export function setQuantity(id: string, quantity: number): void {
  $kept.set(withQuantity($kept.get(), id, quantity));
}

export function clearCart(): void {
  $kept.set([]);
}

/** Keeps the lines as they were shown, with the prices of today. */
export function settleCart(settled: Cart): void {
  $kept.set(settled);
}
