import type { OrderRow, StaffOrder, StaffOrderLine } from '../../../domain/orders/admin-orders.api.ts';
import type { Dispute, DisputeOutcome } from '../../../domain/orders/dispute.ts';
import type { OrderFlag } from '../../../domain/orders/order-filter.schema.ts';
import { type FulfillmentState, type PaymentState, WITH_STAFF } from '../../../domain/orders/order-status.ts';
import type { QuestionText } from '../../../ui/dialog/Question.tsx';
import { providerName } from '../../../domain/providers/providers.ts';

export const PAYMENT_NAMES: Readonly<Record<PaymentState, string>> = {
  pending: 'Not paid',
  processing: 'Processing',
  paid: 'Paid',
  failed: 'Payment failed',
  refunded: 'Refunded',
  partially_refunded: 'Partly refunded',
};

export const FULFILLMENT_NAMES: Readonly<Record<FulfillmentState, string>> = {
  none: 'Nothing to ship',
  queued: 'Sending to Printful',
  submitted: 'At Printful',
  shipped: 'Shipped',
  manual: 'Needs action',
  failed: 'Printful won’t ship it',
};

type Goods = Pick<OrderRow, 'payment' | 'fulfillment'>;

/** Nobody has to send goods once everything was refunded. */
export const goodsText = ({ payment, fulfillment }: Goods): string =>
  payment === 'refunded' && WITH_STAFF.includes(fulfillment)
    ? 'Partly shipped, then refunded'
    : FULFILLMENT_NAMES[fulfillment];

const DISPUTE_NAMES: Readonly<Record<DisputeOutcome, string>> = {
  open: 'open. Don’t ship until it’s settled.',
  won: 'won. We keep the money.',
  lost: 'lost. The money is gone and counts as refunded.',
};

export const disputeText = ({ provider, outcome }: Dispute): string =>
  `${providerName(provider)}: ${DISPUTE_NAMES[outcome]}`;

/** A warning before anything is sent; null unless a dispute is open or lost. */
export function disputeWarning({
  disputed,
  disputes,
}: Pick<StaffOrder, 'disputed' | 'disputes'>): string | null {
  if (!disputed) return null;
  const isOver = disputes.length > 0 && disputes.every(({ outcome }) => outcome !== 'open');
  return isOver
    ? 'We lost a dispute about this order. Check what’s still paid before you ship.'
    : 'The payment is disputed. Don’t ship until that’s settled.';
}

/** Asked before a package is marked as shipped. */
export const shipQuestions = ({
  addressUnchecked,
  customerName,
}: Pick<StaffOrder, 'addressUnchecked' | 'customerName'>): readonly QuestionText[] =>
  addressUnchecked
    ? [
        {
          title: 'Ship to an address we couldn’t verify?',
          text: `Compare it with what ${customerName} wrote, or ask them. A package with a wrong address comes back, or is lost.`,
          yes: 'Yes, the address is right',
        },
      ]
    : [];

export const FLAG_NAMES: Readonly<Record<OrderFlag, string>> = {
  disputed: 'Payment disputed',
  paid_wrongly: 'Wrong amount paid',
  unchecked: 'Address not verified',
};

type Flagged = Pick<OrderRow, 'disputed' | 'paidWrongly' | 'stockShort' | 'addressUnchecked' | 'toPack'>;

export const flagsOf = ({
  disputed,
  paidWrongly,
  stockShort,
  addressUnchecked,
  toPack,
}: Flagged): readonly string[] => [
  ...(disputed ? [FLAG_NAMES.disputed] : []),
  ...(paidWrongly ? [FLAG_NAMES.paid_wrongly] : []),
  ...(stockShort ? ['Sold out, but paid: refund or ship later'] : []),
  ...(addressUnchecked ? [FLAG_NAMES.unchecked] : []),
  ...(toPack && !stockShort ? ['To ship from our office'] : []),
];

/** "Black, XL"; empty if the product has no options. */
export const optionsOf = ({ color, size }: Pick<StaffOrderLine, 'color' | 'size'>): string =>
  [color, size].filter(Boolean).join(', ');

/** "1 x Shirt, Black, XL" */
export const piecesText = (line: Pick<StaffOrderLine, 'name' | 'color' | 'size'>, quantity: number): string =>
  `${quantity} x ${[line.name, optionsOf(line)].filter(Boolean).join(', ')}`;

/** What a held draft at Printful may still have of what was refunded; null: nothing. */
export function draftWarning(lines: readonly StaffOrderLine[]): string | null {
  const printed = lines.filter(({ isByStaff }) => !isByStaff);
  const gone = printed.filter(({ refunded }) => refunded > 0);
  if (gone.length === 0) return null;
  if (printed.every(({ refunded, quantity }) => refunded === quantity))
    return 'Everything in the draft was refunded. Don’t confirm it: delete it in Printful.';
  return `Don’t make what was refunded. Before you confirm the draft, take out: ${gone.map((line) => piecesText(line, line.refunded)).join('; ')}. It may be out already.`;
}
