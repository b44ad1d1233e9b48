import { atom, computed } from 'nanostores';
import type { CheckoutFacts } from '../../domain/orders/checkout-steps.ts';
import { createPaymentIntentApi, type PaymentIntentCreated } from '../../domain/payments/payments.api.ts';
import { type CardOrder, cardOrder } from '../../domain/payments/purchase.ts';
import {
  asksTheSame,
  type Attempt,
  attemptHeaders,
  type AttemptSlot,
  sendAttempt,
} from '../../lib/attempt.ts';
import { answerTimeout, call } from '../../lib/request.ts';
import { $billing, shippingForm } from './checkout-addresses.ts';
import { $pricedCart } from './priced-cart.store.ts';
import { $customer } from './saved-info.ts';

interface Session {
  readonly attempt: Attempt<CardOrder>;
  /** null while it is being created. */
  readonly created: PaymentIntentCreated | null;
}

const $made = atom<Session | null>(null);
/** What the visitor would rather pay without a card, as no card payment could be set up for it. */
const $waived = atom<CardOrder | null>(null);
const slot: AttemptSlot<CardOrder> = { current: null };

/** What would be paid now; null until there is a customer. */
const $order = computed(
  [$pricedCart, $customer, shippingForm.$state, $billing],
  ({ lines }, customer, { address: shipping }, billing) =>
    customer ? cardOrder({ customer, shipping, billing, lines }) : null,
);

/** The session for exactly what would be paid now: a change of cart, customer or address leaves none. */
const $current = computed([$made, $order], (made, order) =>
  made && order && asksTheSame(made.attempt.request, order) ? made : null,
);

export const $session = computed($current, (current) => current?.created ?? null);

export const $sessionStatus = computed(
  [$current, $waived, $order],
  (current, waived, order): CheckoutFacts['session'] => {
    if (current) return current.created ? 'ready' : 'creating';
    return waived && order && asksTheSame(waived, order) ? 'waived' : 'none';
  },
);

/** To the pay step without a card. */
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

/** Makes the session; the same content again, made or not, is the same attempt. Throws what the call throws. */
export async function createPaymentSession(): Promise<void> {
  const order = $order.get();
  if (order) await sendAttempt(slot, order, create, { endsWithAnswer: false });
}

/** After it was paid: the same cart again is another order. */
export function forgetSession(): void {
  slot.current = null;
  $waived.set(null);
  $made.set(null);
}
