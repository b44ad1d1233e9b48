import { missing } from './failure.ts';
import type { Money, NewUnit } from './parameters.ts';

export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method: string;
}

export interface Capture {
  readonly id: string;
  readonly status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  readonly status_details?: { readonly reason: string };
  readonly amount: Money;
  readonly final_capture: true;
  readonly custom_id?: string | undefined;
  readonly invoice_id?: string | undefined;
  readonly seller_receivable_breakdown?: { gross_amount: Money; paypal_fee: Money; net_amount: Money };
  readonly supplementary_data: { readonly related_ids: { readonly order_id: string } };
  readonly create_time: string;
  readonly update_time: string;
}

export interface Refund {
  readonly id: string;
  readonly status: 'COMPLETED';
  readonly amount: Money;
  readonly custom_id?: string | undefined;
  readonly invoice_id?: string | undefined;
  readonly note_to_payer?: string | undefined;
  readonly create_time: string;
  readonly links: readonly Link[];
}

export interface Order {
  readonly id: string;
  readonly intent: 'CAPTURE';
  readonly status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  readonly unit: NewUnit;
  readonly create_time: string;
  readonly update_time: string;
  readonly captures: readonly Capture[];
  readonly refunds: readonly Refund[];
  /** What will come of it when its money is taken. */
  readonly ending: Ending;
}

/** `complete`: paid. `pend`: kept for review. `deny`: a capture that is declined. `decline`: no capture at all. */
export type Ending = 'complete' | 'pend' | 'deny' | 'decline';

export interface Dispute {
  readonly dispute_id: string;
  readonly status: 'WAITING_FOR_SELLER_RESPONSE' | 'RESOLVED';
  readonly reason: string;
  readonly dispute_amount: Money;
  readonly dispute_outcome?: { readonly outcome_code: string };
  readonly disputed_transactions: readonly { readonly seller_transaction_id: string }[];
}

/** All that the stand-in knows, by id, oldest first. Gone when it stops. */
export const createBooks = () => ({
  orders: new Map<string, Order>(),
  disputes: new Map<string, Dispute>(),
  tokens: new Set<string>(),
});

export type Books = ReturnType<typeof createBooks>;

/** Throws PayPal's 404 where there is none. */
export function findOrder({ orders }: Books, id: string): Order {
  const found = orders.get(id);
  if (!found) throw missing();
  return found;
}

/** The order with that capture. */
export function findByCapture({ orders }: Books, captureId: string): { order: Order; capture: Capture } {
  for (const order of orders.values()) {
    const capture = order.captures.find(({ id }) => id === captureId);
    if (capture) return { order, capture };
  }
  throw missing();
}

export function findRefund({ orders }: Books, id: string): Refund {
  const found = [...orders.values()].flatMap(({ refunds }) => refunds).find((refund) => refund.id === id);
  if (!found) throw missing();
  return found;
}
