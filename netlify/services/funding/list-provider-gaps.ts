import { inArray } from 'drizzle-orm';
import { FUNDING_GRACE_MS } from '../../../src/business/constants.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import type { PaymentProvider } from '../../database/schema/payments.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { listPaypalMoney } from '../../providers/paypal/list-money.ts';
import { listStripeMoney } from '../../providers/stripe/stripe-money.ts';
import type { RefundThere } from '../../providers/money-at-provider.ts';
import { knownMovements, providerGap, type ProviderGap } from './provider-gap.ts';

const LIST = { stripe: listStripeMoney, paypal: listPaypalMoney } as const;

const isSettled = ({ at }: { readonly at: Date }) => at.getTime() < Date.now() - FUNDING_GRACE_MS;

async function ordersById(db: Database, ids: readonly string[]) {
  const { id, number, totalCents } = orders;
  const found = await db
    .select({ id, number, totalCents })
    .from(orders)
    .where(inArray(id, [...ids]));
  return new Map(found.map((order) => [order.id, order]));
}

/** What a provider did since a time that our books do not have. Throws unavailable. */
export async function listProviderGaps(
  db: Database,
  provider: PaymentProvider,
  since: Date,
): Promise<readonly ProviderGap[]> {
  const there = await LIST[provider](since);
  const captures = await knownMovements(db, provider, 'capture', [
    ...there.payments.map(({ reference }) => reference),
    ...there.refunds.map(({ paymentReference }) => paymentReference),
  ]);
  const ours = there.refunds.map(({ reference }) => reference);
  const [refunds, reversals] = await Promise.all([
    knownMovements(db, provider, 'refund', ours),
    knownMovements(db, provider, 'refund_reversal', ours),
  ]);
  /** A refund that was sent back before we heard of it did not change our books. */
  const isKnown = ({ reference, isReversed }: RefundThere) =>
    isReversed ? !refunds.has(reference) || reversals.has(reference) : refunds.has(reference);

  const payments = there.payments
    .filter(isSettled)
    .filter(({ reference, orderId }) => !captures.has(reference) && isUuid(orderId))
    .filter(({ amountCents, refundedCents }) => refundedCents < amountCents);
  const givenBack = there.refunds
    .filter(isSettled)
    // If the payment itself is missing in our books, that payment is the gap.
    .flatMap((refund) => {
      const orderId = captures.get(refund.paymentReference);
      return orderId === undefined || isKnown(refund) ? [] : [{ ...refund, orderId }];
    });
  const named = await ordersById(
    db,
    [...payments, ...givenBack].map(({ orderId }) => orderId),
  );
  return [
    ...payments.map(({ id: paymentId, reference, orderId, refundedCents, at, ...payment }) => {
      const order = named.get(orderId);
      const kind = order?.totalCents === payment.amountCents ? 'paid_unknown' : 'paid_wrongly';
      const amountCents = payment.amountCents - refundedCents;
      return providerGap({ kind, provider, paymentId, reference, amountCents }, { order, at });
    }),
    ...givenBack.map(({ reference, paymentId, orderId, amountCents, isReversed, at }) =>
      providerGap(
        {
          kind: isReversed ? 'refund_reversal_unknown' : 'refund_unknown',
          provider,
          paymentId,
          reference,
          amountCents,
        },
        { order: named.get(orderId), at },
      ),
    ),
  ];
}
