/** Moments at which a test may crash, delay or race the code under test. */
export type FaultPoint =
  | 'before_quote_commit'
  | 'after_quote_commit'
  | 'before_photo_recorded'
  | 'after_mail_sent'
  | 'before_price_commit'
  | 'before_order_commit'
  | 'after_order_commit'
  | 'after_intent_created'
  | 'before_settle_commit'
  | 'after_settle_commit'
  | 'after_paypal_order_created'
  | 'after_capture'
  | 'after_refund_asked'
  | 'after_refund_given'
  | 'after_second_refund'
  | 'after_draft_created'
  | 'after_draft_confirmed'
  | 'before_inquiry_commit'
  | 'before_customer_commit'
  | 'before_visit_commit'
  | 'after_visit_commit'
  | 'before_redeem_commit'
  | 'after_redeem_commit'
  | 'before_birthday_commit'
  | 'before_counter_commit';

const armed = new Map<FaultPoint, () => unknown>();

/** Does nothing unless a test in this very process has armed the point. No request and no setting can. */
export async function fault(point: FaultPoint): Promise<void> {
  await armed.get(point)?.();
}

/** Runs `effect` whenever `point` is reached, until the returned function is called. */
export function armFault(point: FaultPoint, effect: () => unknown): () => void {
  armed.set(point, effect);
  return () => void armed.delete(point);
}
