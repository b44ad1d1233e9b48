import type { Cents } from '../shared/numbers/money.ts';
import type { Asked } from './refundable.ts';

/** Pieces of one line of an order that are refunded. */
export interface RefundedLine {
  /** Of the order's line. */
  readonly id: string;
  readonly quantity: number;
}

/** What an order has been refunded by the line so far, and what can still go back. */
export interface LineRefundBase {
  readonly subtotalCents: Cents;
  readonly taxCents: Cents;
  readonly shippingCents: Cents;
  /** Tax and shipping that went back with earlier lines. */
  readonly refundedTaxCents: Cents;
  readonly refundedShippingCents: Cents;
  /** The largest refund possible now. */
  readonly refundableCents: Cents;
  readonly lines: readonly {
    readonly id: string;
    readonly unitPriceCents: Cents;
    /** Pieces that are refunded. */
    readonly refunded: number;
  }[];
}

export interface LineRefund {
  readonly goodsCents: Cents;
  readonly taxCents: Cents;
  readonly shippingCents: Cents;
  /** All three, or what is left of the payment if that is less. */
  readonly amountCents: Cents;
}

/** Tax and shipping that went back with lines, or are asked for. */
export function refundedShares(
  requests: readonly (Pick<Asked, 'state'> & Pick<LineRefund, 'taxCents' | 'shippingCents'>)[],
): Pick<LineRefundBase, 'refundedTaxCents' | 'refundedShippingCents'> {
  const standing = requests.filter(({ state }) => state !== 'refused');
  return {
    refundedTaxCents: standing.reduce((sum, { taxCents }) => sum + taxCents, 0),
    refundedShippingCents: standing.reduce((sum, { shippingCents }) => sum + shippingCents, 0),
  };
}

/**
 * What goes back for some pieces: their price, and the share of tax and shipping that brings all refunded goods to theirs. So the last
 * piece takes the last cent, in whatever order they go.
 */
export function lineRefund(order: LineRefundBase, chosen: readonly RefundedLine[]): LineRefund {
  const worth = (count: (line: LineRefundBase['lines'][number]) => number): Cents =>
    order.lines.reduce((sum, line) => sum + line.unitPriceCents * count(line), 0);
  const goodsCents = worth(({ id }) =>
    chosen.reduce((sum, { id: of, quantity }) => sum + (of === id ? quantity : 0), 0),
  );
  const allCents = goodsCents + worth(({ refunded }) => refunded);
  const shareOf = (wholeCents: Cents, beforeCents: Cents): Cents =>
    goodsCents === 0
      ? 0
      : Math.max(0, Math.floor((wholeCents * allCents) / order.subtotalCents) - beforeCents);
  const taxCents = shareOf(order.taxCents, order.refundedTaxCents);
  const shippingCents = shareOf(order.shippingCents, order.refundedShippingCents);
  const amountCents = Math.min(goodsCents + taxCents + shippingCents, order.refundableCents);
  return { goodsCents, taxCents, shippingCents, amountCents };
}
