import { GAP_KINDS, type GapKind } from '../../../src/domain/payments/admin-gaps.api.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Staff } from '../../lib/call.ts';
import { fulfillAgain } from '../fulfillment/fulfill-again.ts';
import { refundSecondPayment } from '../payments/refund-second-payment.ts';
import { mendProviderGap } from './mend-provider-gap.ts';

const isKind = (text: string): text is GapKind => GAP_KINDS.some((kind) => kind === text);

/** Closes a gap in the way of its kind; safe to repeat. Throws not_found, and what its verb throws. */
export async function mendGap(
  db: Database,
  actor: Staff,
  kind: string,
  id: string,
): Promise<{ mended: true }> {
  if (!isKind(kind)) throw new CodedError('not_found');
  switch (kind) {
    case 'paid_unknown':
    case 'paid_wrongly':
    case 'refund_unknown':
    case 'refund_reversal_unknown':
      await mendProviderGap(db, actor, { kind, id });
      break;
    case 'captured_twice':
      if (!isUuid(id)) throw new CodedError('not_found');
      await refundSecondPayment(db, actor, id);
      break;
    case 'not_sent':
    case 'fulfillment_failed':
      await fulfillAgain(db, actor, id);
  }
  return { mended: true };
}
