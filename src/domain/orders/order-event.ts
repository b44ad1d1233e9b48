import type { Cents } from '../shared/money.ts';
import type { RefundRefusal, RefundState } from './refund-state.ts';
import type { Moved } from './refundable.ts';

/** Something that happened to an order. `at` is an ISO time. */
export type OrderEvent = { readonly at: string } & (
  | { readonly kind: 'created' }
  /** A provider told us something. */
  | { readonly kind: 'told'; readonly provider: string; readonly type: string }
  | {
      readonly kind: 'moved';
      readonly provider: string;
      readonly movement: Moved['kind'];
      /** Below zero where it went back. */
      readonly amountCents: Cents;
      /** What the provider kept; null where it has not said. */
      readonly feeCents: Cents | null;
    }
  | { readonly kind: 'shipped'; readonly carrier: string; readonly trackingNumber: string }
  /** Mail, or the order itself on its way to Printful: `parcel` is the outbox's word for it. */
  | {
      readonly kind: 'sent';
      readonly parcel: string;
      readonly state: 'pending' | 'done' | 'failed';
      readonly attempts: number;
    }
  | {
      readonly kind: 'refund';
      /** The same id again is the same refund. */
      readonly id: string;
      readonly amountCents: Cents;
      readonly reason: string;
      readonly state: RefundState;
      readonly refusal: RefundRefusal | null;
      readonly by: string;
    }
  /** Staff did something, as the audit log has it. */
  | {
      readonly kind: 'changed';
      readonly action: string;
      readonly by: string;
      readonly before: unknown;
      readonly after: unknown;
    }
);
