export const PAYMENT_STATES = [
  'pending',
  'processing',
  'paid',
  'failed',
  'refunded',
  'partially_refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const FULFILLMENT_STATES = ['none', 'queued', 'submitted', 'shipped', 'manual', 'failed'] as const;
export type FulfillmentState = (typeof FULFILLMENT_STATES)[number];

/** The one word the specification has for an order: completed when paid. */
export type OrderStatus = 'pending' | 'completed' | 'failed' | 'refunded';

const STATUS_OF: Readonly<Record<PaymentState, OrderStatus>> = {
  pending: 'pending',
  processing: 'pending',
  paid: 'completed',
  failed: 'failed',
  refunded: 'refunded',
  partially_refunded: 'completed',
};

export const orderStatus = (payment: PaymentState): OrderStatus => STATUS_OF[payment];

/** Whether the bank or PayPal may still be at it: to be asked again. */
export const isUndecided = (payment: PaymentState): boolean =>
  payment === 'pending' || payment === 'processing';

/** States from which a payment can still be made. */
export const PAYABLE: readonly PaymentState[] = ['pending', 'failed'];

/** States in which what was ordered is to be sent. */
export const SENDABLE: readonly PaymentState[] = ['paid', 'partially_refunded'];

/** Whether what was ordered is to be sent: paid, and not given back as a whole. */
export const isSendable = ({ payment }: { readonly payment: PaymentState }): boolean =>
  SENDABLE.includes(payment);

/** States in which a person has to send the goods, or to decide about them. */
export const WITH_STAFF: readonly FulfillmentState[] = ['manual', 'failed'];

interface OrderState {
  readonly payment: PaymentState;
  readonly fulfillment: FulfillmentState;
  readonly toPack: boolean;
}

/** Whether staff must still send something of an order or decide about it. In SQL this is the column `orders.waits_for_staff`. */
export const waitsForStaff = ({ payment, fulfillment, toPack }: OrderState): boolean =>
  isSendable({ payment }) && (toPack || WITH_STAFF.includes(fulfillment));
