import type { outbox } from '../../database/schema/outbox.ts';
import type { OrderRow } from './find-order.ts';

interface Sendable {
  readonly order: Pick<OrderRow, 'fulfilment'>;
  readonly lines: readonly { readonly sentAt: unknown }[];
}

type Errand = Pick<typeof outbox.$inferSelect, 'state'> | undefined;

/**
 * Whether an order is stuck on its way to Printful, and nothing of it has left: nobody works on it any more, or Printful
 * refused it.
 */
export function canFulfilAgain(
  { order: { fulfilment }, lines }: Sendable,
  /** The outbox's row that carries it there. */
  errand: Errand,
): boolean {
  if (lines.some(({ sentAt }) => sentAt !== null)) return false;
  if (fulfilment === 'queued') return errand?.state !== 'pending';
  return fulfilment === 'failed' || fulfilment === 'none';
}
