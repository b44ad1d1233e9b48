import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineRefund, type LineRefundBase } from './line-refund.ts';
import { orderTotals } from './order-totals.ts';

const SHIRT = { id: 'shirt', unitPriceCents: 2_499, quantity: 2, refunded: 0 };
const MUG = { id: 'mug', unitPriceCents: 1_450, quantity: 1, refunded: 0 };

const orderOf = (lines: readonly (typeof SHIRT)[]): LineRefundBase & { readonly totalCents: number } => {
  const totals = orderTotals(lines, 'card');
  return {
    ...totals,
    lines,
    refundedTaxCents: 0,
    refundedShippingCents: 0,
    refundableCents: totals.totalCents,
  };
};

test('a piece goes back with its share of tax and shipping', () => {
  const order = orderOf([SHIRT, MUG]);
  expect(order).toMatchObject({ subtotalCents: 6_448, shippingCents: 899, taxCents: 572 });
  expect(lineRefund(order, [{ id: 'shirt', quantity: 1 }])).toEqual({
    goodsCents: 2_499,
    taxCents: 221,
    shippingCents: 348,
    amountCents: 3_068,
  });
  expect(lineRefund(order, [])).toMatchObject({ amountCents: 0 });
});

test('of a payment that was refunded in part for another reason, the rest goes back', () => {
  const order = { ...orderOf([MUG]), refundableCents: 1_000 };
  expect(lineRefund(order, [{ id: 'mug', quantity: 1 }])).toMatchObject({
    goodsCents: 1_450,
    amountCents: 1_000,
  });
});

test('piece by piece, in any order, all of an order goes back, to the cent and never more', () => {
  const line = fc.record({
    unitPriceCents: fc.integer({ min: 1, max: 9_999 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  });
  const orders = fc.array(line, { minLength: 1, maxLength: 4 }).chain((lines) => {
    const pieces = lines.flatMap(({ quantity }, index) => Array.from({ length: quantity }, () => `${index}`));
    const made = lines.map((each, index) => ({ ...each, id: `${index}`, refunded: 0 }));
    return fc.tuple(
      fc.constant(made),
      fc.shuffledSubarray(pieces, { minLength: pieces.length, maxLength: pieces.length }),
    );
  });
  fc.assert(
    fc.property(orders, ([lines, pieces]) => {
      let order = orderOf(lines);
      const { totalCents } = order;
      for (const id of pieces) {
        const { amountCents, taxCents, shippingCents } = lineRefund(order, [{ id, quantity: 1 }]);
        expect(amountCents).toBeGreaterThan(0);
        order = {
          ...order,
          refundableCents: order.refundableCents - amountCents,
          refundedTaxCents: order.refundedTaxCents + taxCents,
          refundedShippingCents: order.refundedShippingCents + shippingCents,
          lines: order.lines.map((each) =>
            each.id === id ? { ...each, refunded: each.refunded + 1 } : each,
          ),
        };
        expect(order.refundableCents).toBeGreaterThanOrEqual(0);
      }
      expect(order.refundableCents).toBe(0);
      expect(order.refundedTaxCents + order.refundedShippingCents + order.subtotalCents).toBe(totalCents);
    }),
  );
});
