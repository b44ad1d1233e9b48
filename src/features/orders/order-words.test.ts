import { expect, test } from 'vitest';
import { FULFILMENT_STATES, PAYMENT_STATES } from '../../domain/orders/order-status.ts';
import { FULFILMENT_WORDS, orderSteps, PAYMENT_WORDS } from './order-words.ts';

test.each(PAYMENT_STATES)('a payment that is %s has words', (state) => {
  expect(PAYMENT_WORDS[state].title).toBeTruthy();
});

test.each(PAYMENT_STATES.filter((state) => state !== 'paid'))('nobody is thanked for %s', (state) => {
  expect(PAYMENT_WORDS[state].title).not.toMatch(/thank/i);
});

test.each(FULFILMENT_STATES)(
  'a paid order whose goods are %s has words and has reached its first step',
  (state) => {
    expect(FULFILMENT_WORDS[state]).toBeTruthy();
    expect(orderSteps(state)[0]).toEqual({ label: 'Paid', isReached: true });
  },
);

test('only what has shipped is shown as shipped', () => {
  const shipped = FULFILMENT_STATES.filter((state) => orderSteps(state)[2]?.isReached);
  expect(shipped).toEqual(['shipped']);
});
