import type { FulfilmentState, PaymentState } from '../../domain/orders/order-status.ts';
import type { IconName } from '../../ui/icons.ts';

interface PaymentLabels {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

/** The payment status as the buyer reads it. */
export const PAYMENT_LABELS: Readonly<Record<PaymentState, PaymentLabels>> = {
  paid: {
    title: 'Thank you. Your order is in.',
    text: 'Your payment has arrived. A receipt is on its way to your e-mail.',
    icon: 'check',
  },
  processing: {
    title: 'Your payment is being checked',
    text: 'The bank or PayPal has not answered yet. Please do not pay again: a mail comes when it is paid. Should they refuse it, you can pay again on this page.',
    icon: 'clock',
  },
  pending: {
    title: 'This order is not paid yet',
    text: 'You have not been charged. We keep the order for a day.',
    icon: 'info',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'It was declined or given up, and you have not been charged. You can try again.',
    icon: 'alert',
  },
  refunded: {
    title: 'This order was refunded',
    text: 'The money goes back the way it came. Banks take up to ten days to show it.',
    icon: 'refresh',
  },
  partially_refunded: {
    title: 'Part of this order was refunded',
    text: 'The money goes back the way it came. Banks take up to ten days to show it.',
    icon: 'refresh',
  },
};

/** The delivery status of a paid order. */
export const FULFILMENT_LABELS: Readonly<Record<FulfilmentState, string>> = {
  none: 'We have your order and prepare it next.',
  queued: 'We have your order and prepare it next.',
  submitted: 'Your order is being made.',
  manual: 'We are packing your order by hand.',
  shipped: 'Your order is on its way.',
  failed: 'Something holds this order up. We are on it, and write to you when it moves.',
};

const STEPS = ['Paid', 'In the making', 'Shipped'] as const;
const REACHED: Readonly<Record<FulfilmentState, number>> = {
  none: 1,
  queued: 1,
  submitted: 2,
  manual: 2,
  shipped: 3,
  failed: 1,
};

/** The three steps of a paid order and whether it has reached them. */
export const orderSteps = (fulfilment: FulfilmentState) =>
  STEPS.map((label, index) => ({ label, isReached: index < REACHED[fulfilment] }));
