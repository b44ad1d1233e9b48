import { GAP_KINDS, type Gap, type GapKind, type Gaps } from '../../../src/domain/payments/admin-gaps.api.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database } from '../../database/client.ts';
import type { PaymentProvider } from '../../database/schema/payments.ts';
import type { Staff } from '../../lib/http/call.ts';
import { config } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { fulfillAgain } from '../fulfillment/fulfill-again.ts';
import { refundSecondPayment } from '../payments/refunds/refund-order.ts';
import { listBookGaps } from './provider-gap.ts';
import { listProviderGaps } from './list-provider-gaps.ts';
import { lookBack } from './fetch-fees.ts';
import { settleProviderGap } from './settle-provider-gap.ts';

const PROVIDERS: readonly PaymentProvider[] = ['stripe', 'paypal'];

const rank = ({ kind }: Gap) => GAP_KINDS.indexOf(kind);

/** null if the provider did not answer: the other gaps are still listed. */
async function askedOf(db: Database, provider: PaymentProvider, since: Date) {
  try {
    return await listProviderGaps(db, provider, since);
  } catch (error) {
    if (error instanceof CodedError && error.code === 'unavailable') return null;
    throw error;
  }
}

/** Differences between our books and the providers', and paid orders that are stuck. */
export async function listGaps(db: Database): Promise<Gaps> {
  const since = lookBack();
  const asked = PROVIDERS.filter((provider) => config()[provider]);
  const [own, ...there] = await Promise.all([
    listBookGaps(db),
    ...asked.map((provider) => askedOf(db, provider, since)),
  ]);
  const ownIds = new Set(own.map(({ id }) => id));
  const gaps = [...own, ...there.flatMap((found) => found ?? []).filter(({ id }) => !ownIds.has(id))];
  return {
    gaps: gaps
      .map(({ kind, id, provider, orderId, orderNumber, amountCents, at }) => {
        return { kind, id, provider, orderId, orderNumber, amountCents, at };
      })
      .toSorted((one, other) => rank(one) - rank(other) || other.at.localeCompare(one.at)),
    silent: asked.filter((_, index) => there[index] === null),
    since: inNewYork(since).date,
  };
}

const isKind = (text: string): text is GapKind => GAP_KINDS.some((kind) => kind === text);

/** Closes a gap in the way of its kind; safe to repeat. Throws not_found, and what its verb throws. */
export async function settleGap(
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
      await settleProviderGap(db, actor, { kind, id });
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
