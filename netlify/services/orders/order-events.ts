import type { OrderEvent } from '../../../src/domain/orders/order-event.ts';
import type { OrderHistory } from './order-history.ts';

/** The refund itself says more than its entry in the audit log. */
const TOLD_OTHERWISE = new Set(['refund_order']);

/** Everything that happened to an order, oldest first. */
export function orderEvents(history: OrderHistory): readonly OrderEvent[] {
  const { order, movements, told, sent, requests, changes, shipped } = history;
  const events: readonly OrderEvent[] = [
    { at: order.createdAt.toISOString(), kind: 'created' },
    ...told.map((event) => ({ ...event, kind: 'told' }) as const),
    ...movements.map(({ at, provider, kind: movement, amountCents, feeCents }) => {
      return { at, kind: 'moved', provider, movement, amountCents, feeCents } as const;
    }),
    ...shipped.map(({ at, carrier, trackingNumber }) => {
      return { at, kind: 'shipped', carrier, trackingNumber } as const;
    }),
    ...sent.map(({ kind: message, ...state }) => ({ ...state, kind: 'sent', message }) as const),
    ...requests.map(({ at, id, amountCents, reason, state, refusal, by }) => {
      return { at, kind: 'refund', id, amountCents, reason, state, refusal, by } as const;
    }),
    ...changes
      .filter(({ action }) => !TOLD_OTHERWISE.has(action))
      .map((change) => ({ ...change, kind: 'changed' }) as const),
  ];
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}
