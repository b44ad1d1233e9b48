import type { Cents } from '../shared/numbers/money.ts';
import type { RefundedLine } from './line-refund.ts';
import type { RefundRefusal, RefundState } from './refund-state.ts';
import type { Moved } from './refundable.ts';

/** An event in an order's history. `at` is an ISO time. */
export type OrderEvent = { readonly at: string } & (
  | { readonly kind: 'created' }
  /** A provider's event. */
  | { readonly kind: 'told'; readonly provider: string; readonly type: string }
  | {
      readonly kind: 'moved';
      readonly provider: string;
      readonly movement: Moved['kind'];
      /** Negative if the money went back. */
      readonly amountCents: Cents;
      /** The provider's fee; null if unknown. */
      readonly feeCents: Cents | null;
    }
  | { readonly kind: 'shipped'; readonly carrier: string; readonly trackingNumber: string }
  /** An outbox message: a mail, or the order itself for Printful. `message` is its kind. */
  | {
      readonly kind: 'sent';
      readonly message: string;
      readonly state: 'pending' | 'done' | 'failed';
      readonly attempts: number;
    }
  | {
      readonly kind: 'refund';
      /** The same id again is the same refund. */
      readonly id: string;
      readonly amountCents: Cents;
      /** The pieces it is for. */
      readonly lines: readonly RefundedLine[];
      readonly restock: boolean;
      readonly reason: string;
      readonly state: RefundState;
      readonly refusal: RefundRefusal | null;
      readonly by: string;
    }
  /** A staff action, from the audit log. */
  | {
      readonly kind: 'changed';
      readonly action: string;
      readonly by: string;
      readonly before: unknown;
      readonly after: unknown;
    }
);
