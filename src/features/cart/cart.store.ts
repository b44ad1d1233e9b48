import { computed } from 'nanostores';
import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
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
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { isPersisted, savedAtom } from '../../lib/storage/saved-atom.ts';
import { CART_KEY } from '../../lib/storage/storage-keys.ts';

const $saved = savedAtom<Cart>(CART_KEY, readCart);

/** The lines as saved on this device, with the prices last seen. `$pricedCart` has the current prices. */
export const $cart = computed($saved, (cart) => cart);

/** Adds one of a variant. Returns false if the cart or the line is full. */
export function addToCart(line: Omit<CartLine, 'quantity'>): boolean {
  const fits = fitsInCart($saved.get(), line.id);
  if (fits) $saved.set(withOneMore($saved.get(), line));
  return fits;
}

/** Null if the next page has the cart; else what to tell whose browser keeps none. */
export const unsavedCart = (): string | null =>
  isPersisted(CART_KEY, $saved)
    ? null
    : `This browser won’t save a cart: it’ll be gone when you leave this page. To order, please call ${formatPhone(BUSINESS_QUOTES_PHONE)}.`;

/** 0 removes the line. */
export function setQuantity(id: string, quantity: number): void {
  $saved.set(withQuantity($saved.get(), id, quantity));
}

export function clearCart(): void {
  $saved.set([]);
}

/** Replaces the lines with the ones just shown, at today's prices. */
export function settleCart(settled: Cart): void {
  $saved.set(settled);
}

/** Empties the cart if it still matches this order; a cart that changed since stays. */
export function clearOrdered(items: readonly OrderedItem[]): void {
  if (isOrdered($cart.get(), items)) clearCart();
}
