import { isOrdered, type OrderedItem } from '../../domain/cart/is-ordered.ts';
import { $cart, clearCart } from './cart.store.ts';

/** Empties the cart where it has become this order; what was put in since stays. */
export function clearOrdered(items: readonly OrderedItem[]): void {
  if (isOrdered($cart.get(), items)) clearCart();
}
