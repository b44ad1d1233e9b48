import { DELIVERY } from '../../business/delivery.ts';
import type { FulfillmentState, PaymentState } from '../../domain/orders/order-status.ts';
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
    text: 'We received your payment. Your receipt is on its way by email.',
    icon: 'check',
  },
  processing: {
    title: 'Your payment is processing',
    text: 'Your bank or PayPal hasn’t answered yet. Please don’t pay again: we’ll email you once the payment goes through. If it’s declined, you can pay again on this page.',
    icon: 'clock',
  },
  pending: {
    title: 'This order isn’t paid yet',
    text: 'You haven’t been charged. We hold the order for a day.',
    icon: 'info',
  },
  failed: {
    title: 'The payment didn’t go through',
    text: 'It was declined or canceled, and you haven’t been charged. You can try again.',
    icon: 'alert',
  },
  refunded: {
    title: 'This order was refunded',
    text: 'The money goes back to your original payment method. Banks can take up to ten days to show it.',
    icon: 'refresh',
  },
  partially_refunded: {
    title: 'Part of this order was refunded',
    text: 'The money goes back to your original payment method. Banks can take up to ten days to show it.',
    icon: 'refresh',
  },
};

/** A paid order that its buyer has looked up, which was thanked for long ago. */
export const FOUND_LABELS: PaymentLabels = {
  title: 'Here’s your order',
  text: 'It’s paid. We emailed your receipt.',
  icon: 'check',
};

/** The delivery status of a paid order. */
export const FULFILLMENT_LABELS: Readonly<Record<FulfillmentState, string>> = {
  none: 'We have your order and will prepare it next.',
  queued: 'We have your order and will prepare it next.',
  submitted: `Your order is being made. ${DELIVERY.madeToOrder}.`,
  manual: `We are packing your order by hand. ${DELIVERY.fromOffice}.`,
  shipped: 'Your order is on its way.',
  failed: 'This order is delayed. We’ll email you an update.',
};

const STEPS = ['Paid', 'In production', 'Shipped'] as const;
const REACHED: Readonly<Record<FulfillmentState, number>> = {
  none: 1,
  queued: 1,
  submitted: 2,
  manual: 2,
  shipped: 3,
  failed: 1,
};

/** The three steps of a paid order and whether it has reached them. */
export const orderSteps = (fulfillment: FulfillmentState) =>
  STEPS.map((label, index) => ({ label, isReached: index < REACHED[fulfillment] }));
