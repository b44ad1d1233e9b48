import type { Cents } from '../shared/money.ts';
import type { RefundState } from './refund-state.ts';

/** Money that moved at a provider; what went back is negative. A reversal is a refund that the customer's bank sent back to us. */
export interface Moved<Provider extends string = string> {
  readonly kind: 'capture' | 'refund' | 'refund_reversal' | 'dispute';
  readonly provider: Provider;
  readonly reference: string;
  readonly amountCents: Cents;
}

export interface Asked {
  readonly capture: string;
  readonly amountCents: Cents;
  readonly state: RefundState;
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
 * What can still be given back of each capture of an order, in the order given. What is asked for counts as gone until its
 * provider has answered, so that two never share the same money.
 */
export function refundableOf<Provider extends string>(
  movements: readonly Moved<Provider>[],
  requests: readonly Asked[],
): readonly Refundable<Provider>[] {
  const waiting = requests.filter(({ state }) => state === 'asked');
  const keptCents = sum(movements) - sum(waiting);
  return movements
    .filter(({ kind }) => kind === 'capture')
    .map(({ provider, reference, amountCents }) => {
      const taken = requests.filter(({ capture, state }) => capture === reference && state !== 'refused');
      const leftCents = Math.max(0, Math.min(keptCents, amountCents - sum(taken)));
      return { provider, capture: reference, leftCents };
    });
}

/** The most that one refund can give back. */
export const mostRefundable = (refundable: readonly Refundable[]): Cents =>
  Math.max(0, ...refundable.map(({ leftCents }) => leftCents));
