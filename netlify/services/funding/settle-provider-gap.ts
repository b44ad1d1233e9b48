import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import type { Database } from '../../database/client.ts';
import { config } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import type { Staff } from '../../lib/http/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { followCardPayment } from '../payments/follow-card-payment.ts';
import { followPaypalCapture } from '../payments/settle-paypal-order.ts';
import { refundCapture } from '../payments/refunds/refund-capture.ts';
import { refundWrongPayment } from '../payments/wrong-payments.ts';
import { listProviderGaps } from './list-provider-gaps.ts';
import { lookBack } from './fetch-fees.ts';
import type { ProviderGap } from './provider-gap.ts';

/** In the format of gapIdOf(). */
const ID = /^(?<name>stripe|paypal)\.(?<reference>\w{8,100})$/;

/** The same verbs as webhooks and the reconcile job, so it does not matter which comes first. */
async function askAgain(db: Database, { provider, paymentId }: ProviderGap): Promise<void> {
  if (provider === 'paypal') return followPaypalCapture(db, paymentId);
  if (!(await followCardPayment(db, paymentId))) throw new CodedError('not_found');
}

async function mend(db: Database, gap: ProviderGap): Promise<void> {
  switch (gap.kind) {
    case 'paid_unknown':
    case 'refund_unknown':
    case 'refund_reversal_unknown':
      return askAgain(db, gap);
    case 'paid_wrongly':
      // Money that is not in our books leaves no row in them.
      await refundCapture(gap);
  }
}

/**
 * Closes a gap in a provider's list; does nothing if the gap is gone. `id` is the gap's. Throws not_found,
 * payment_not_confirmed, provider_refused, unavailable.
 */
export async function settleProviderGap(
  db: Database,
  actor: Staff,
  { kind, id }: Pick<ProviderGap, 'kind' | 'id'>,
): Promise<void> {
  const { name, reference } = ID.exec(id)?.groups ?? {};
  const provider = name === 'paypal' ? 'paypal' : 'stripe';
  if (!reference || !config()[provider]) throw new CodedError('not_found');
  if (kind === 'paid_wrongly' && (await refundWrongPayment(db, actor, { provider, reference }))) return;
  const gaps = await listProviderGaps(db, provider, lookBack());
  const gap = gaps.find((each) => each.kind === kind && each.id === id);
  if (!gap) return;
  // Recorded before the provider is asked, so that staff's action is known even if we crash in the middle.
  await recordAudit(db, actor, {
    action: kind === 'paid_wrongly' ? 'refund_wrong_payment' : 'ask_provider_again',
    subjectKind: gap.orderId === null ? 'payment' : 'order',
    subjectId: gap.orderId ?? gap.reference,
    after: { gap: kind, provider, reference: gap.reference, amount: toDollars(gap.amountCents) },
  });
  await mend(db, gap);
}
