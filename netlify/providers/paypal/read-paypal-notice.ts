import * as z from 'zod/mini';
import type { Cents } from '../../../src/domain/shared/numbers/money.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { paypalCents, moneySchema } from './paypal-money.ts';

/** What a PayPal event is about. We ask for the current state, so events may come in any order. */
export interface PaypalNotice {
  readonly id: string;
  readonly type: string;
  readonly subject:
    | { readonly kind: 'payment'; readonly paymentId: string }
    | { readonly kind: 'capture'; readonly captureId: string }
    /** Money that went back, even against our will. */
    | {
        readonly kind: 'refund';
        readonly captureId: string;
        readonly refundId: string;
        readonly amountCents: Cents;
      }
    | { readonly kind: 'dispute'; readonly disputeId: string }
    | { readonly kind: 'other' };
}

const eventSchema = z.object({ id: z.string(), event_type: z.string(), resource: z.unknown() });
const idSchema = z.object({ id: z.string() });
const disputeSchema = z.object({ dispute_id: z.string() });
const refundSchema = z.object({
  id: z.string(),
  status: z.optional(z.string()),
  amount: moneySchema,
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
});

function readRefund(resource: unknown): PaypalNotice['subject'] {
  const { id, status = 'COMPLETED', amount, links } = refundSchema.parse(resource);
  const captureId = links
    .map(({ href }) => /\/v2\/payments\/captures\/([A-Z0-9]+)$/.exec(href)?.[1])
    .find((found) => found !== undefined);
  const amountCents = paypalCents(amount);
  if (captureId === undefined || !amountCents || status !== 'COMPLETED') return { kind: 'other' };
  return { kind: 'refund', captureId, refundId: id, amountCents };
}

function subjectOf(type: string, resource: unknown): PaypalNotice['subject'] {
  switch (type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return { kind: 'payment', paymentId: idSchema.parse(resource).id };
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DECLINED':
    case 'PAYMENT.CAPTURE.DENIED':
      return { kind: 'capture', captureId: idSchema.parse(resource).id };
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.CAPTURE.REVERSED':
      return readRefund(resource);
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return { kind: 'dispute', disputeId: disputeSchema.parse(resource).dispute_id };
    default:
      return { kind: 'other' };
  }
}

/** The event in a body whose signature is valid. Throws invalid_input if there is none. */
export function readPaypalNotice(body: Uint8Array): PaypalNotice {
  try {
    const {
      id,
      event_type: type,
      resource,
    } = eventSchema.parse(JSON.parse(Buffer.from(body).toString('utf8')));
    return { id, type, subject: subjectOf(type, resource) };
  } catch (cause) {
    throw new CodedError('invalid_input', { cause });
  }
}
