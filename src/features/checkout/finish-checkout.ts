import type { PaymentMethod } from '../../domain/orders/order-totals.ts';
import { orderConfirmationPath, paymentPath } from '../../paths.ts';
import { clearCart } from '../cart/cart.store.ts';
import { $finished } from './checkout.store.ts';
import { forgetSession } from './payment-session.store.ts';

/** After the pay step: a card order is confirmed, a wallet order is shown where it is paid. */
export function finishCheckout(orderId: string, method: PaymentMethod): void {
  $finished.set(true);
  clearCart();
  forgetSession();
  location.assign(method === 'card' ? orderConfirmationPath(orderId) : paymentPath(orderId));
}
