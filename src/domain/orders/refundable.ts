import type { Cents } from '../shared/numbers/money.ts';
import type { RefundState } from './refund-state.ts';

/** Money that moved at a provider; negative if it went back. A reversal is a refund that the customer's bank returned to us. */
export interface Moved<Provider extends string = string> {
  readonly kind: 'capture' | 'refund' | 'refund_reversal' | 'dispute';
  readonly provider: Provider;
  readonly reference: string;
  readonly amountCents: Cents;
  /** The reference of the capture this belongs to; null for a capture itself. */
  readonly capture: string | null;
}

export interface Asked {
  readonly capture: string;
  readonly amountCents: Cents;
  readonly state: RefundState;
  /** The provider's id of the refund, if known. */
  readonly reference: string | null;
}

export interface Refundable<Provider extends string = string> {
  readonly provider: Provider;
  /** The reference of the capture. */
  readonly capture: string;
  readonly leftCents: Cents;
}

const sum = (rows: readonly { readonly amountCents: Cents }[]): Cents =>
  rows.reduce((cents, { amountCents }) => cents + amountCents, 0);

/**
 * What can still be refunded of each capture, no matter who refunded the rest. A request counts as refunded until its provider
 * answers, so that two requests never share the same money; a refund that was made counts only as a movement.
 */
export function refundableOf<Provider extends string>(
  movements: readonly Moved<Provider>[],
  requests: readonly Asked[],
): readonly Refundable<Provider>[] {
  const given = new Set(movements.flatMap(({ kind, reference }) => (kind === 'refund' ? [reference] : [])));
  const waiting = requests.filter(
    ({ state, reference }) => state === 'asked' && (reference === null || !given.has(reference)),
  );
  const keptCents = sum(movements) - sum(waiting);
  return movements
    .filter(({ kind }) => kind === 'capture')
    .map(({ provider, reference, amountCents }) => {
      const isOfIt = ({ capture }: { readonly capture: string | null }) => capture === reference;
      const ofItCents = amountCents + sum(movements.filter(isOfIt)) - sum(waiting.filter(isOfIt));
      const leftCents = Math.max(0, Math.min(keptCents, ofItCents));
      return { provider, capture: reference, leftCents };
    });
}

/** The largest possible single refund. */
export const mostRefundable = (refundable: readonly Refundable[]): Cents =>
  Math.max(0, ...refundable.map(({ leftCents }) => leftCents));
