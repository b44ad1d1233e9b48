import { expect, test } from 'vitest';
import { GAP_KINDS, type Gap } from '../../../domain/payments/admin-gaps.api.ts';
import { gapWords } from './gap-words.ts';

const gap: Gap = {
  kind: 'captured_twice',
  id: 'o1',
  orderId: 'o1',
  orderNumber: 'GS-1',
  provider: null,
  amountCents: 104_200,
  at: '2026-11-21T12:00:00.000Z',
};

test('a button that gives money away says how much, and asks again', () => {
  expect(gapWords(gap)).toMatchObject({ button: 'Refund $1,042.00', givesMoney: true });
  const giving = GAP_KINDS.filter((kind) => gapWords({ ...gap, kind }).givesMoney);
  expect(giving).toEqual(['paid_wrongly', 'captured_twice']);
});

test('money of nobody is told from money of the wrong amount', () => {
  const wrong: Gap = { ...gap, kind: 'paid_wrongly', provider: 'paypal' };
  expect(gapWords(wrong).text).toContain('PayPal has a payment for this order');
  expect(gapWords({ ...wrong, orderId: null, orderNumber: null }).text).toContain('an order we don’t have');
});
