import { expect, test } from 'vitest';
import { type Asked, type Moved, mostRefundable, refundableOf } from './refundable.ts';

const moved = (kind: Moved['kind'], amountCents: number, reference = 'first'): Moved => ({
  kind,
  provider: 'stripe',
  reference,
  amountCents,
});
const asked = (state: Asked['state'], amountCents: number, capture = 'first'): Asked => ({
  capture,
  amountCents,
  state,
});

test.each<[string, readonly Moved[], readonly Asked[], readonly number[]]>([
  ['nothing of an order that is not paid', [], [], []],
  ['all of a payment', [moved('capture', 900)], [], [900]],
  ['the rest of one', [moved('capture', 900), moved('refund', -300, 're')], [asked('done', 300)], [600]],
  [
    'what staff gave back elsewhere not again',
    [moved('capture', 900), moved('refund', -300, 're')],
    [],
    [600],
  ],
  ['what is asked for not again', [moved('capture', 900)], [asked('asked', 900)], [0]],
  ['what was refused again', [moved('capture', 900)], [asked('refused', 900)], [900]],
  ['nothing of what the bank took', [moved('capture', 900), moved('dispute', -900, 'dp')], [], [0]],
  [
    'each of two payments once',
    [moved('capture', 900, 'second'), moved('capture', 900), moved('refund', -900, 're')],
    [asked('done', 900, 'second')],
    [0, 900],
  ],
])('gives back %s', (_, movements, requests, left) => {
  const refundable = refundableOf(movements, requests);
  expect(refundable.map(({ leftCents }) => leftCents)).toEqual(left);
  expect(mostRefundable(refundable)).toBe(Math.max(0, ...left));
});
