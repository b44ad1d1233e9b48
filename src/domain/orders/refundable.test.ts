import { expect, test } from 'vitest';
import { type Asked, type Moved, mostRefundable, refundableOf } from './refundable.ts';

const moved = (kind: Moved['kind'], amountCents: number, reference = 'first', capture = 'first'): Moved => ({
  kind,
  provider: 'stripe',
  reference,
  amountCents,
  capture: kind === 'capture' ? null : capture,
});
const asked = (
  state: Asked['state'],
  amountCents: number,
  { capture = 'first', reference = null }: Partial<Asked> = {},
): Asked => ({ capture, amountCents, state, reference });

const TWO = [moved('capture', 900, 'second'), moved('capture', 900)];

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
    [...TWO, moved('refund', -900, 're', 'second')],
    [asked('done', 900, { capture: 'second', reference: 're' })],
    [0, 900],
  ],
  ['the other of two, whoever gave one back', [...TWO, moved('refund', -900, 're', 'second')], [], [0, 900]],
  ['the later of two, where the first went back', [...TWO, moved('refund', -900, 're')], [], [900, 0]],
  [
    'the other of two, where the bank took one',
    [...TWO, moved('dispute', -900, 'dp', 'second')],
    [],
    [0, 900],
  ],
  [
    'again what came back',
    [...TWO, moved('refund', -900, 're', 'second'), moved('refund_reversal', 900, 're', 'second')],
    [asked('refused', 900, { capture: 'second', reference: 're' })],
    [900, 900],
  ],
  [
    'what is told and still asked for once',
    [moved('capture', 900), moved('refund', -300, 're')],
    [asked('asked', 300, { reference: 're' })],
    [600],
  ],
  [
    'what is asked for of one of two not again',
    TWO,
    [asked('asked', 500, { capture: 'second', reference: 're' })],
    [400, 900],
  ],
  [
    'no more than all that is left, where nobody knows which of two the bank took',
    [...TWO, { ...moved('dispute', -900, 'dp'), capture: null }],
    [asked('asked', 500, { capture: 'second' })],
    [400, 400],
  ],
])('gives back %s', (_, movements, requests, left) => {
  const refundable = refundableOf(movements, requests);
  expect(refundable.map(({ leftCents }) => leftCents)).toEqual(left);
  expect(mostRefundable(refundable)).toBe(Math.max(0, ...left));
});
