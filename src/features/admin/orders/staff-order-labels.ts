import type { OrderRow, StaffOrder, StaffOrderLine } from '../../../domain/orders/admin-orders.api.ts';
import type { Dispute, DisputeOutcome } from '../../../domain/orders/dispute.ts';
import type { OrderFlag } from '../../../domain/orders/order-filter.schema.ts';
import { type FulfilmentState, type PaymentState, WITH_STAFF } from '../../../domain/orders/order-status.ts';
import { providerName } from '../../../domain/providers/providers.ts';

/** How an order's payment stands, for staff. */
export const PAYMENT_NAMES: Readonly<Record<PaymentState, string>> = {
  pending: 'Not paid',
  processing: 'Payment under way',
  paid: 'Paid',
  failed: 'Payment failed',
  refunded: 'Refunded',
  partially_refunded: 'Refunded in part',
};

/** Where the goods are. */
export const FULFILMENT_NAMES: Readonly<Record<FulfilmentState, string>> = {
  none: 'Nothing to send',
  queued: 'On its way to Printful',
  submitted: 'At Printful',
  shipped: 'Shipped',
  manual: 'Waits for you',
  failed: 'Printful will not send it',
};

type Goods = Pick<OrderRow, 'payment' | 'fulfilment'>;

/** Nothing waits for a person once all of the money went back. */
export const goodsText = ({ payment, fulfilment }: Goods): string =>
  payment === 'refunded' && WITH_STAFF.includes(fulfilment)
    ? 'Sent in part, the rest stopped'
    : FULFILMENT_NAMES[fulfilment];

const DISPUTE_NAMES: Readonly<Record<DisputeOutcome, string>> = {
  open: 'open. Send nothing before it is settled.',
  won: 'won. The money stays ours.',
  lost: 'lost. Its money is gone and counts as refunded.',
};

export const disputeText = ({ provider, outcome }: Dispute): string =>
  `${providerName(provider)}: ${DISPUTE_NAMES[outcome]}`;

/** What to mind before anything of an order is sent; null where each of its disputes was won. */
export function disputeWarning({
  disputed,
  disputes,
}: Pick<StaffOrder, 'disputed' | 'disputes'>): string | null {
  if (!disputed) return null;
  const isOver = disputes.length > 0 && disputes.every(({ outcome }) => outcome !== 'open');
  return isOver
    ? 'A dispute about it was lost. Look at what is still paid before you send anything.'
    : 'The payment is contested. Send nothing before that is settled.';
}

/** What orders can be looked through for. */
export const FLAG_NAMES: Readonly<Record<OrderFlag, string>> = {
  disputed: 'Payment contested',
  unchecked: 'Address not checked',
};

type Flagged = Pick<OrderRow, 'disputed' | 'addressUnchecked' | 'toPack'>;

/** What a person has to look at. */
export const flagsOf = ({ disputed, addressUnchecked, toPack }: Flagged): readonly string[] => [
  ...(disputed ? [FLAG_NAMES.disputed] : []),
  ...(addressUnchecked ? [FLAG_NAMES.unchecked] : []),
  ...(toPack ? ['To pack'] : []),
];

/** "Black, XL"; empty where there was nothing to choose. */
export const optionsOf = ({ color, size }: Pick<StaffOrderLine, 'color' | 'size'>): string =>
  [color, size].filter(Boolean).join(', ');
