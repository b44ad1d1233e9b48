import * as z from 'zod';
import { findByCapture, type Refund } from './books.ts';
import { centsOf } from './check-amounts.ts';
import type { Desk } from './desk.ts';
import { PaypalFailure, refused } from './failure.ts';
import { refundCapture } from './refund-capture.ts';

/** Fields of POST /v2/payments/captures/:id/refund that the stand-in knows; it refuses all others, so that a slip shows. */
const request = z.strictObject({
  amount: z.strictObject({ currency_code: z.string(), value: z.string() }).optional(),
  invoice_id: z.string().min(1).max(127).optional(),
  custom_id: z.string().min(1).max(127).optional(),
  note_to_payer: z.string().min(1).max(255).optional(),
});

function parse(body: string) {
  try {
    return request.safeParse(JSON.parse(body || '{}'));
  } catch {
    throw new PaypalFailure(400, 'MALFORMED_REQUEST_JSON');
  }
}

/** Gives back what an API call names, or all that is left. Throws PayPal's refusals. */
export function refundAsAsked(desk: Desk, captureId: string, body: string): Refund {
  const { data, error } = parse(body);
  if (!data) {
    throw new PaypalFailure(400, 'INVALID_PARAMETER_VALUE', `/${(error.issues[0]?.path ?? []).join('/')}`);
  }
  const { order, capture } = findByCapture(desk.books, captureId);
  if (capture.status === 'REFUNDED') throw refused('CAPTURE_FULLY_REFUNDED');
  const cents = data.amount && centsOf(data.amount);
  const before = order.refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  if (cents !== undefined && cents > centsOf(capture.amount) - before) {
    throw refused('REFUND_AMOUNT_EXCEEDED');
  }
  return refundCapture(desk, order.id, cents === undefined ? {} : { cents });
}
