import { SHOP_MAX_LINES, SHOP_MAX_QUANTITY } from '../../business/constants.ts';
import type { Cart, CartLine } from './cart-line.ts';

const capped = (quantity: number) => Math.min(Math.floor(quantity), SHOP_MAX_QUANTITY);

/** Whether one more of this would still fit. */
export function fitsInCart(cart: Cart, id: string): boolean {
  const line = cart.find((other) => other.id === id);
  return line ? line.quantity < SHOP_MAX_QUANTITY : cart.length < SHOP_MAX_LINES;
}

/** One more of a line, or a new line at the end. A full line or a full cart stays as it is. */
export function withOneMore(cart: Cart, added: Omit<CartLine, 'quantity'>): Cart {
  if (!fitsInCart(cart, added.id)) return cart;
  return cart.some(({ id }) => id === added.id)
    ? cart.map((line) => (line.id === added.id ? { ...line, ...added, quantity: line.quantity + 1 } : line))
    : [...cart, { ...added, quantity: 1 }];
}

/** Below 1 the line goes; above the limit it stays at the limit. */
export function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart;
  return quantity < 1
    ? cart.filter((line) => line.id !== id)
    : cart.map((line) => (line.id === id ? { ...line, quantity: capped(quantity) } : line));
}
