import { invalidResourceId, nextTime } from './api-error.ts';
import type { PaypalMoney, PaypalUnit } from './parameters.ts';

export interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method: string;
}

export interface PaypalCaptureRecord {
  readonly id: string;
  readonly status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  readonly status_details?: { readonly reason: string };
  readonly amount: PaypalMoney;
  readonly final_capture: true;
  readonly custom_id?: string | undefined;
  readonly invoice_id?: string | undefined;
  readonly seller_receivable_breakdown?: {
    gross_amount: PaypalMoney;
    paypal_fee: PaypalMoney;
    net_amount: PaypalMoney;
  };
  readonly supplementary_data: { readonly related_ids: { readonly order_id: string } };
  readonly create_time: string;
  readonly update_time: string;
}

export interface PaypalRefundRecord {
  readonly id: string;
  readonly status: 'COMPLETED';
  readonly amount: PaypalMoney;
  readonly custom_id?: string | undefined;
  readonly invoice_id?: string | undefined;
  readonly note_to_payer?: string | undefined;
  readonly create_time: string;
  readonly links: readonly Link[];
}

export interface PaypalOrderRecord {
  readonly id: string;
  readonly intent: 'CAPTURE';
  readonly status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  readonly unit: PaypalUnit;
  readonly create_time: string;
  readonly update_time: string;
  readonly captures: readonly PaypalCaptureRecord[];
  readonly refunds: readonly PaypalRefundRecord[];
  /** The result of the later capture. */
  readonly ending: Ending;
}

/** `complete`: paid. `pend`: under review. `deny`: a capture that is declined. `decline`: no capture at all. */
export type Ending = 'complete' | 'pend' | 'deny' | 'decline';

export interface PaypalDisputeRecord {
  readonly dispute_id: string;
  readonly status: 'WAITING_FOR_SELLER_RESPONSE' | 'RESOLVED';
  readonly reason: string;
  readonly dispute_amount: PaypalMoney;
  readonly dispute_outcome?: { readonly outcome_code: string };
  readonly disputed_transactions: readonly { readonly seller_transaction_id: string }[];
}

/** Everything in memory, by id, oldest first. */
export const createPaypalLedger = () => ({
  orders: new Map<string, PaypalOrderRecord>(),
  disputes: new Map<string, PaypalDisputeRecord>(),
  tokens: new Set<string>(),
});

export type PaypalLedger = ReturnType<typeof createPaypalLedger>;

/** Throws PayPal's 404 if there is none. */
export function findOrderRecord({ orders }: PaypalLedger, id: string): PaypalOrderRecord {
  const found = orders.get(id);
  if (!found) throw invalidResourceId();
  return found;
}

/** The order with that capture. */
export function findByCapture(
  { orders }: PaypalLedger,
  captureId: string,
): { order: PaypalOrderRecord; capture: PaypalCaptureRecord } {
  for (const order of orders.values()) {
    const capture = order.captures.find(({ id }) => id === captureId);
    if (capture) return { order, capture };
  }
  throw invalidResourceId();
}

export function findRefundRecord({ orders }: PaypalLedger, id: string): PaypalRefundRecord {
  const found = [...orders.values()].flatMap(({ refunds }) => refunds).find((refund) => refund.id === id);
  if (!found) throw invalidResourceId();
  return found;
}

/** Stores a changed copy with a new time; earlier answers stay as they were. */
export function changeOrderRecord(
  { orders }: PaypalLedger,
  order: PaypalOrderRecord,
  changes: Partial<PaypalOrderRecord>,
): PaypalOrderRecord {
  const next = { ...order, ...changes, update_time: nextTime() };
  orders.set(order.id, next);
  return next;
}

export function changeCaptureRecord(
  ledger: PaypalLedger,
  order: PaypalOrderRecord,
  capture: PaypalCaptureRecord,
  changes: Partial<PaypalCaptureRecord>,
): PaypalCaptureRecord {
  const next = { ...capture, ...changes, update_time: nextTime() };
  changeOrderRecord(ledger, order, {
    captures: order.captures.map((other) => (other.id === capture.id ? next : other)),
  });
  return next;
}
