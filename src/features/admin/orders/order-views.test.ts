import { expect, test } from 'vitest';
import { paymentOf } from './order-views.ts';

// Asked: 330
test.each([
  [{}, 'paid'],
  [{ payment: 'refunded' }, 'refunded'],
  [{ payment: 'any' }, ''],
  [{ q: 'GS-12345678' }, ''],
  [{ q: 'GS-12345678', payment: 'paid' }, 'paid'],
  [{ flag: 'disputed' }, ''],
  [{ fulfillment: 'shipped' }, ''],
  [{ toSend: 'yes' }, ''],
])('%j lists orders whose payment is "%s"', (view, payment) => expect(paymentOf(view)).toBe(payment));
