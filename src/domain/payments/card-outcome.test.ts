import { expect, test } from 'vitest';
import { cardOutcome } from './card-outcome.ts';

// Asked: 110
test.each([
  ['succeeded', { kind: 'paid', paymentIntentId: 'pi_1' }],
  ['processing', { kind: 'processing', paymentIntentId: 'pi_1' }],
  ['requires_action', { kind: 'action_required' }],
  ['requires_payment_method', { kind: 'action_required' }],
])('an intent that is %s', (status, outcome) => {
  expect(cardOutcome({ paymentIntent: { id: 'pi_1', status } })).toEqual(outcome);
});

test('a refusal keeps the provider’s message', () => {
  expect(cardOutcome({ error: { message: 'Your card was declined.' } })).toEqual({
    kind: 'failed',
    message: 'Your card was declined.',
  });
  expect(cardOutcome({ error: {} })).toEqual({ kind: 'failed', message: undefined });
});

test.each([
  ['succeeded', 'paid'],
  ['processing', 'processing'],
])('confirming an intent that is %s already is no failure', (status, kind) => {
  const error = { message: 'unexpected state', payment_intent: { id: 'pi_1', status } };
  expect(cardOutcome({ error })).toEqual({ kind, paymentIntentId: 'pi_1' });
});

test('a declined card is a failure even if its intent is still open', () => {
  const error = {
    message: 'Your card was declined.',
    payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
  };
  expect(cardOutcome({ error })).toEqual({ kind: 'failed', message: 'Your card was declined.' });
});
