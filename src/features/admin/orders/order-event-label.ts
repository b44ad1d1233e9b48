import { auditWords } from '../../../domain/admin/audit-difference.ts';
import type { OrderEvent } from '../../../domain/orders/order-event.ts';
import { REFUSAL_WORDS } from '../../../domain/orders/refund-state.ts';
import { providerName } from '../../../domain/providers/providers.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { counted } from '../staff-text.ts';

export interface OrderEventLabel {
  readonly title: string;
  /** Details; may be empty. */
  readonly text: string;
  /** Needs a person's attention. */
  readonly isTrouble: boolean;
}

const MESSAGES: Readonly<Record<string, string>> = {
  order_receipt_mail: 'Receipt to the customer',
  order_fulfilment: 'Order to Printful or to staff',
  order_manual_mail: 'Mail to staff: to send',
  order_failed_mail: 'Mail to staff: Printful will not send it',
  order_shipped_mail: 'Mail to the customer: on its way',
  refund_reversal_mail: 'Mail to staff: a refund came back',
  wrong_payment_mail: 'Mail to staff: a wrong amount was paid',
};
const MOVEMENTS = {
  capture: 'Taken',
  refund: 'Given back',
  refund_reversal: 'Came back from the customer’s bank',
  dispute: 'Lost to a dispute',
} as const;
const TROUBLES: ReadonlySet<keyof typeof MOVEMENTS> = new Set(['refund_reversal', 'dispute']);
const REFUNDS = { asked: 'waits for the provider', done: 'went back', refused: 'was refused' } as const;

function sentText({ state, attempts }: Extract<OrderEvent, { kind: 'sent' }>): string {
  if (state === 'done') return 'Sent';
  const tries = counted(attempts, 'try', 'tries');
  return state === 'failed' ? `Given up after ${tries}` : `Waits, ${tries} so far`;
}

export function orderEventLabel(event: OrderEvent): OrderEventLabel {
  switch (event.kind) {
    case 'created':
      return { title: 'Ordered', text: '', isTrouble: false };
    case 'told':
      return { title: `${providerName(event.provider)} told us`, text: event.type, isTrouble: false };
    case 'moved': {
      const { movement, amountCents, feeCents, provider } = event;
      const title = `${MOVEMENTS[movement]}: ${moneyText(Math.abs(amountCents))}`;
      const fee = feeCents ? `, fee ${moneyText(feeCents)}` : '';
      return { title, text: providerName(provider) + fee, isTrouble: TROUBLES.has(movement) };
    }
    case 'shipped':
      return { title: 'Parcel sent', text: `${event.carrier}, ${event.trackingNumber}`, isTrouble: false };
    case 'sent': {
      const title = MESSAGES[event.message] ?? auditWords(event.message);
      return { title, text: sentText(event), isTrouble: event.state === 'failed' };
    }
    case 'refund': {
      const { state, refusal, amountCents, reason, by } = event;
      const title = `Refund of ${moneyText(amountCents)} ${REFUNDS[state]}`;
      const why = refusal ? ` ${REFUSAL_WORDS[refusal]}` : '';
      return { title, text: `${by}: ${reason}.${why}`, isTrouble: state === 'refused' };
    }
    case 'changed':
      return { title: auditWords(event.action), text: event.by, isTrouble: false };
  }
}
