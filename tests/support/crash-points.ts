import type { OutboxKind } from '../../netlify/database/schema/outbox.ts';
import type { FaultPoint } from '../../netlify/lib/fault.ts';

/**
 * Whether a point lies on the way of money or points. `once`: a repeat finds the work done and does not come by again.
 * A new point does not type-check until it is here, and fails the matrix until a flow passes it.
 */
const POINTS = {
  before_quote_commit: 'elsewhere',
  after_quote_commit: 'elsewhere',
  before_photo_recorded: 'elsewhere',
  before_price_commit: 'elsewhere',
  before_inquiry_commit: 'elsewhere',
  after_mail_sent: 'money',
  before_order_commit: 'money',
  after_order_commit: 'money',
  after_intent_created: 'money',
  before_settle_commit: 'money',
  after_settle_commit: 'once',
  after_paypal_order_created: 'money',
  after_capture: 'once',
  after_refund_asked: 'money',
  after_refund_given: 'money',
  after_second_refund: 'money',
  after_draft_created: 'money',
  after_draft_confirmed: 'once',
  before_customer_commit: 'money',
  before_visit_commit: 'money',
  after_visit_commit: 'money',
  before_redeem_commit: 'money',
  after_redeem_commit: 'once',
  before_birthday_commit: 'money',
  before_counter_commit: 'money',
} as const satisfies Record<FaultPoint, string>;

const pointsThat = (is: (what: string) => boolean): readonly FaultPoint[] =>
  (Object.keys(POINTS) as FaultPoint[]).filter((point) => is(POINTS[point]));

export const MONEY_POINTS = pointsThat((what) => what !== 'elsewhere');
export const PASSED_ONCE = pointsThat((what) => what === 'once');

/** Those passed by a worker of the outbox, and with what in hand. */
export const OUTBOX_POINTS: Readonly<Partial<Record<FaultPoint, OutboxKind>>> = {
  after_mail_sent: 'order_receipt_mail',
  after_draft_created: 'order_fulfilment',
  after_draft_confirmed: 'order_fulfilment',
};

/** Those that several flows pass together. */
export const CREATING = ['after_order_commit', 'before_order_commit'] as const;
export const SETTLING = ['after_settle_commit', 'before_settle_commit'] as const;
export const SENDING = ['after_draft_confirmed', 'after_draft_created', 'after_mail_sent'] as const;
