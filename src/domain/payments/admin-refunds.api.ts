import type { PaymentState } from '../orders/order-status.ts';
import type { RefundRefusal, RefundState } from '../orders/refund-state.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { refundSchema } from './refund.schema.ts';

export interface RefundAnswer {
  readonly id: string;
  /** `asked`: the provider could not be reached or has not decided. A job asks again. */
  readonly state: Exclude<RefundState, 'refused'>;
  /** The order's payment state afterward. */
  readonly payment: PaymentState;
}

/** `figures` of provider_refused. */
export interface RefundRefused {
  readonly refusal: RefundRefusal;
}

/** Answers 201. Refunds money at the provider. Safe to repeat with the same id. needs_owner: more of this order than the office refunds. changed_since: the lines come to another amount now. */
export const refundOrderApi = endpoint('POST /api/admin/orders/:id/refunds', {
  input: refundSchema,
  output: answer<RefundAnswer>(),
  errors: [
    'not_found',
    'order_not_paid',
    'refund_too_large',
    'provider_refused',
    'idempotency_key_reused',
    'needs_owner',
    'changed_since',
  ],
  access: 'office',
  status: 201,
});
