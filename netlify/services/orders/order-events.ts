import type { OrderEvent } from '../../../src/domain/orders/order-event.ts';
import type { OrderHistory } from './order-history.ts';

/** The refund itself tells more than its entry in the audit log. */
const TOLD_OTHERWISE = new Set(['refund_order']);

/** All that happened to an order, oldest first. */
export function orderEvents(createdAt: Date, history: OrderHistory): readonly OrderEvent[] {
  const { movements, told, sent, requests, changes, shipped } = history;
  const events: readonly OrderEvent[] = [
    { at: createdAt.toISOString(), kind: 'created' },
    ...told.map(({ receivedAt, provider, type }) => {
      const at = receivedAt.toISOString();
      return { at, kind: 'told', provider, type } as const;
    }),
    ...movements.map(({ movedAt, provider, kind: movement, amountCents, feeCents }) => {
      const at = movedAt.toISOString();
      return { at, kind: 'moved', provider, movement, amountCents, feeCents } as const;
    }),
    ...shipped.map(({ shippedAt, carrier, trackingNumber }) => {
      const at = shippedAt.toISOString();
      return { at, kind: 'shipped', carrier, trackingNumber } as const;
    }),
    ...sent.map(({ createdAt: written, finishedAt, kind: parcel, state, attempts }) => {
      const at = (finishedAt ?? written).toISOString();
      return { at, kind: 'sent', parcel, state, attempts } as const;
    }),
    ...requests.map(({ request, by }) => {
      const { id, amountCents, reason, state, refusal } = request;
      const at = request.createdAt.toISOString();
      return { at, kind: 'refund', id, amountCents, reason, state, refusal, by } as const;
    }),
    ...changes
      .filter(({ action }) => !TOLD_OTHERWISE.has(action))
      .map(({ at, action, actorName, before, after }) => {
        return { at: at.toISOString(), kind: 'changed', action, by: actorName, before, after } as const;
      }),
  ];
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}
