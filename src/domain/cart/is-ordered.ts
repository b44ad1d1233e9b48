import type { Cart } from './cart-line.ts';

export interface OrderedItem {
  /** The variant's id. */
  readonly merchandiseItemId: string;
  readonly quantity: number;
}

/** Whether an order holds all that is in the cart, piece for piece, and nothing else. */
export const isOrdered = (cart: Cart, items: readonly OrderedItem[]): boolean =>
  cart.length === items.length &&
  cart.every(({ id, quantity }) =>
    items.some((item) => item.merchandiseItemId === id && item.quantity === quantity),
  );
