import { atom, computed } from 'nanostores';
import type { CheckoutFacts } from '../../domain/orders/checkout-steps.ts';
import { createPaymentIntentApi, type PaymentIntentCreated } from '../../domain/payments/payments.api.ts';
import { type CardOrder, cardOrder } from '../../domain/payments/purchase.ts';
import {
  isSameRequest,
  type Attempt,
  attemptHeaders,
  type AttemptSlot,
  sendAttempt,
} from '../../lib/requests/attempt.ts';
import { answerTimeout, call } from '../../lib/requests/request.ts';
import { $billing, shippingForm } from './steps/checkout-addresses.ts';
import { $pricedCart } from './shop/priced-cart.store.ts';
import { $customer } from './steps/saved-info.ts';

interface Session {
  readonly attempt: Attempt<CardOrder>;
  /** null while it is being created. */
  readonly created: PaymentIntentCreated | null;
}

const $made = atom<Session | null>(null);
/** The order for which the visitor skips the card, because a card payment could not be set up. */
const $waived = atom<CardOrder | null>(null);
const slot: AttemptSlot<CardOrder> = { current: null };

/** The order as it would be paid now; null until there is a customer. */
const $order = computed(
  [$pricedCart, $customer, shippingForm.$state, $billing],
  ({ lines }, customer, { address: shipping }, billing) =>
    customer ? cardOrder({ customer, shipping, billing, lines }) : null,
);

/** The session for the current order. Any change of cart, customer or address discards it. */
const $current = computed([$made, $order], (made, order) =>
  made && order && isSameRequest(made.attempt.request, order) ? made : null,
);

export const $session = computed($current, (current) => current?.created ?? null);

export const $sessionStatus = computed(
  [$current, $waived, $order],
  (current, waived, order): CheckoutFacts['session'] => {
    if (current) return current.created ? 'ready' : 'creating';
    return waived && order && isSameRequest(waived, order) ? 'waived' : 'none';
  },
);

/** Skips the card for the current order. */
export const waiveCard = (): void => $waived.set($order.get());

async function create(attempt: Attempt<CardOrder>): Promise<void> {
  $made.set({ attempt, created: null });
  const isLatest = () => $made.get()?.attempt === attempt;
  try {
    const created = await call(createPaymentIntentApi, {
      body: attempt.request,
      headers: attemptHeaders(attempt),
      signal: answerTimeout(),
    });
    if (isLatest()) $made.set({ attempt, created });
  } catch (error) {
    if (isLatest()) $made.set(null);
    throw error;
  }
}

/** Creates the session. The same order again is the same attempt. Throws what the call throws. */
export async function createPaymentSession(): Promise<void> {
  const order = $order.get();
  if (order)
    await sendAttempt(slot, order, create, {
      // The key stands for that outdated order, so the next try needs a new one.
      endsOn: ({ code }) => code === 'order_too_old',
      endsWithAnswer: false,
    });
}

/** After payment, so that the same cart becomes a new order next time. */
export function forgetSession(): void {
  slot.current = null;
  $waived.set(null);
  $made.set(null);
}
