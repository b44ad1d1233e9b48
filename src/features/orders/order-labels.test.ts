import { expect, test } from 'vitest';
import { DELIVERY } from '../../business/delivery.ts';
import { FULFILLMENT_STATES, PAYMENT_STATES } from '../../domain/orders/order-status.ts';
import { FULFILLMENT_LABELS, orderSteps, PAYMENT_LABELS } from './order-labels.ts';

// Asked: 263
test.each(PAYMENT_STATES)('every payment state has a title: %s', (state) => {
  expect(PAYMENT_LABELS[state].title).toBeTruthy();
});

test.each(PAYMENT_STATES.filter((state) => state !== 'paid'))(
  'an order that is %s gets no thanks',
  (state) => {
    expect(PAYMENT_LABELS[state].title).not.toMatch(/thank/i);
  },
);

// Asked: 263
test.each(FULFILLMENT_STATES)(
  'a paid order in fulfillment state %s has a text and has reached the first step',
  (state) => {
    expect(FULFILLMENT_LABELS[state]).toBeTruthy();
    expect(orderSteps(state)[0]).toEqual({ label: 'Paid', isReached: true });
  },
);

test('an order that is being made or packed tells when it leaves', () => {
  expect(FULFILLMENT_LABELS.submitted).toContain(DELIVERY.madeToOrder);
  expect(FULFILLMENT_LABELS.manual).toContain(DELIVERY.fromOffice);
});

test('only a shipped order shows the last step as reached', () => {
  const shipped = FULFILLMENT_STATES.filter((state) => orderSteps(state)[2]?.isReached);
  expect(shipped).toEqual(['shipped']);
});
