import { atom, computed } from 'nanostores';
import type { CheckoutFacts } from '../../domain/orders/checkout-steps.ts';
import { type CardOrder, cardOrder } from '../../domain/payments/card-order.ts';
import { createPaymentIntentApi, type PaymentIntentCreated } from '../../domain/payments/payments.api.ts';
import { asksTheSame, nextAttempt, type Attempt } from '../../domain/shared/attempt.ts';
import { call, RequestError } from '../../lib/request.ts';
import { $billing, shippingForm } from './checkout-addresses.ts';
import { $pricedCart } from './priced-cart.store.ts';
import { $customer } from './saved-info.ts';

/** The server answers within 8 s; longer than this is a connection that has died. */
const TIMEOUT_MS = 20_000;

interface Session {
  readonly attempt: Attempt<CardOrder>;
  /** null while it is being created. */
  readonly created: PaymentIntentCreated | null;
}

const $made = atom<Session | null>(null);
/** What the visitor would rather pay without a card, as no card payment could be set up for it. */
const $waived = atom<CardOrder | null>(null);
let lastAttempt: Attempt<CardOrder> | null = null;

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

/** Makes the session; trying again with the same content is the same attempt. Throws what the call throws. */
export async function createSession(): Promise<void> {
  const order = $order.get();
  if (!order) return;
  const attempt = nextAttempt(lastAttempt, order, () => crypto.randomUUID());
  lastAttempt = attempt;
  $made.set({ attempt, created: null });
  const isLatest = () => $made.get()?.attempt === attempt;
  try {
    const created = await call(createPaymentIntentApi, {
      body: attempt.request,
      headers: { 'idempotency-key': attempt.key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (isLatest()) $made.set({ attempt, created });
  } catch (error) {
    if (isLatest()) $made.set(null);
    if (error instanceof RequestError && error.code === 'idempotency_key_reused') lastAttempt = null;
    throw error;
  }
}

/** After it was paid: the same cart again is another order. */
export function forgetSession(): void {
  lastAttempt = null;
  $waived.set(null);
  $made.set(null);
}
