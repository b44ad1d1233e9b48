import type { OrderEvent } from '../../../domain/orders/order-event.ts';
import { REFUSAL_WORDS } from '../../../domain/orders/refund-state.ts';
import { providerName } from '../../../domain/providers/providers.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { auditActionText } from '../audit/audit-text.ts';
import { counted } from '../staff-text.ts';

export interface OrderEventLabel {
  readonly title: string;
  /** Details; may be empty. */
  readonly text: string;
  /** What the provider calls it, for the details. */
  readonly raw?: string;
  /** Needs a person's attention. */
  readonly isTrouble: boolean;
}

const MESSAGES: Readonly<Record<string, string>> = {
  order_receipt_mail: 'Receipt to customer',
  order_fulfillment: 'Order to Printful or staff',
  order_manual_mail: 'Email to staff: ready to ship',
  order_failed_mail: 'Email to staff: Printful won’t ship it',
  order_shipped_mail: 'Email to customer: order shipped',
  refund_customer_mail: 'Email to customer: refund',
  refund_refused_mail: 'Email to staff: refund failed',
  refund_reversal_mail: 'Email to staff: refund came back',
  wrong_payment_mail: 'Email to staff: wrong amount paid',
};
/** What providers report, by their own names for it. */
const NOTICES: Readonly<Record<string, string>> = {
  'payment_intent.succeeded': 'payment succeeded',
  'payment_intent.processing': 'payment processing',
  'payment_intent.payment_failed': 'payment failed',
  'payment_intent.canceled': 'payment canceled',
  'charge.refunded': 'payment refunded',
  'refund.created': 'refund started',
  'refund.updated': 'refund changed',
  'refund.failed': 'refund failed',
  'charge.dispute.created': 'customer disputes the payment',
  'charge.dispute.closed': 'dispute closed',
  'CHECKOUT.ORDER.APPROVED': 'customer approved the payment',
  'PAYMENT.CAPTURE.COMPLETED': 'payment succeeded',
  'PAYMENT.CAPTURE.PENDING': 'payment processing',
  'PAYMENT.CAPTURE.DECLINED': 'payment declined',
  'PAYMENT.CAPTURE.DENIED': 'payment declined',
  'PAYMENT.CAPTURE.REFUNDED': 'payment refunded',
  'PAYMENT.CAPTURE.REVERSED': 'payment reversed',
  'CUSTOMER.DISPUTE.CREATED': 'customer disputes the payment',
  'CUSTOMER.DISPUTE.UPDATED': 'dispute changed',
  'CUSTOMER.DISPUTE.RESOLVED': 'dispute closed',
};
const MOVEMENTS = {
  capture: 'Payment received',
  refund: 'Refunded',
  refund_reversal: 'Returned by the customer’s bank',
  dispute: 'Lost to a dispute',
} as const;
const TROUBLES: ReadonlySet<keyof typeof MOVEMENTS> = new Set(['refund_reversal', 'dispute']);
const REFUNDS = { asked: 'refund pending', done: 'refunded', refused: 'refund refused' } as const;

function sentText({ state, attempts }: Extract<OrderEvent, { kind: 'sent' }>): string {
  if (state === 'done') return 'Sent';
  if (state === 'pending' && attempts === 0) return 'In line to be sent';
  const tries = counted(attempts, 'try', 'tries');
  return state === 'failed' ? `Not sent after ${tries}` : `Waiting, ${tries} so far`;
}

export function orderEventLabel(event: OrderEvent): OrderEventLabel {
  switch (event.kind) {
    case 'created':
      return { title: 'Ordered', text: '', isTrouble: false };
    case 'told':
      return {
        title: `${providerName(event.provider)}: ${NOTICES[event.type] ?? event.type.toLowerCase().replace(/[._]/g, ' ')}`,
        text: '',
        raw: event.type,
        isTrouble: false,
      };
    case 'moved': {
      const { movement, amountCents, feeCents, provider } = event;
      const title = `${MOVEMENTS[movement]}: ${moneyText(Math.abs(amountCents))}`;
      const fee = feeCents ? `, fee ${moneyText(feeCents)}` : '';
      return { title, text: providerName(provider) + fee, isTrouble: TROUBLES.has(movement) };
    }
    case 'shipped':
      return {
        title: 'Package shipped',
        text: `${event.carrier}, ${event.trackingNumber}`,
        isTrouble: false,
      };
    case 'sent': {
      const title = MESSAGES[event.message] ?? event.message.replaceAll('_', ' ');
      return { title, text: sentText(event), isTrouble: event.state === 'failed' };
    }
    case 'refund': {
      const { state, refusal, amountCents, reason, by, lines, restock } = event;
      const title = `${moneyText(amountCents)} ${REFUNDS[state]}`;
      const why = refusal ? ` ${REFUSAL_WORDS[refusal]}` : '';
      const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const back = state === 'done' && restock && pieces > 0 ? ` ${pieces} put back in stock.` : '';
      return { title, text: `${by}: ${reason}.${why}${back}`, isTrouble: state === 'refused' };
    }
    case 'changed':
      return { title: `${event.by} ${auditActionText(event.action)}`, text: '', isTrouble: false };
  }
}
