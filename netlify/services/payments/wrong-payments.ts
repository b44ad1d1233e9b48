import { and, eq, isNull, sql } from 'drizzle-orm';
import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import { providerName } from '../../../src/domain/providers/providers.ts';
import { moneyText, toDollars, type Cents } from '../../../src/domain/shared/numbers/money.ts';
import { adminFundingPath } from '../../../src/paths.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import { type PaymentProvider, wrongPayments } from '../../database/schema/payments.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { renderMail } from '../../providers/mail/render-mail.ts';
import { sendMail, staffAddress } from '../../providers/mail/send-mail.ts';
import type { Staff } from '../../lib/http/call.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { recordEvent, type ProviderEvent } from '../orders/record-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { refundCapture } from './refunds/refund-capture.ts';

/** For an UPDATE of an order: giving back one payment says nothing about another. */
const isPaidWrongly = sql<boolean>`exists (select from ${wrongPayments}
  where ${wrongPayments.orderId} = ${orders.id} and ${wrongPayments.refundedAt} is null)`;

const flagOrder = (tx: Executor, orderId: string) =>
  tx.update(orders).set({ paidWrongly: isPaidWrongly }).where(eq(orders.id, orderId));

/** The order first and its wrong payments after it, as settlePayment() does: otherwise the two wait for each other. Null: we have no such order. */
async function holdOrder(tx: Executor, orderId: string): Promise<string | null> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update');
  return order?.id ?? null;
}

type EventFacts = Pick<ProviderEvent, 'id' | 'type'>;

interface WrongPayment {
  readonly provider: PaymentProvider;
  /** Of the charge or capture. */
  readonly reference: string;
  readonly orderId: string | null;
  readonly amountCents: Cents | null;
  /** Upper case. */
  readonly currency: string;
}

/** Records money that pays no order, flags the order it was meant for and tells staff, once for each payment. */
export async function recordWrongPayment(tx: Executor, payment: WrongPayment): Promise<void> {
  const { currency, amountCents } = payment;
  const [added] = await tx
    .insert(wrongPayments)
    .values({ ...payment, amountCents: currency === PAYMENT_CURRENCY ? amountCents : null })
    .onConflictDoNothing()
    .returning({ id: wrongPayments.id, orderId: wrongPayments.orderId });
  if (!added) return;
  if (added.orderId !== null) await flagOrder(tx, added.orderId);
  await enqueue(tx, [{ kind: 'wrong_payment_mail', subjectId: added.id }]);
}

/**
 * The same for a payment that does not match an order of ours. One that names an order in our format (`named`) was meant for us, even if we
 * do not have that order; other payments of the account are ignored.
 */
export async function recordUnknownPayment(
  db: Database,
  { named, ...payment }: Omit<WrongPayment, 'orderId'> & { readonly named: string | null },
  event?: EventFacts,
): Promise<void> {
  if (named === null || !isUuid(named)) return;
  await inTransaction(db, async (tx) => {
    const orderId = await holdOrder(tx, named);
    if (event) await recordEvent(tx, { ...event, provider: payment.provider, orderId });
    await recordWrongPayment(tx, { ...payment, orderId });
  });
}

/**
 * Gives back money that was recorded as paying no order, and clears the order's flag. Staff refund other currencies on the
 * provider's own page: this records that they did. Returns false for a payment that is not recorded or is settled. Throws
 * provider_refused, unavailable.
 */
export async function refundWrongPayment(
  db: Database,
  actor: Staff,
  { provider, reference }: Pick<WrongPayment, 'provider' | 'reference'>,
): Promise<boolean> {
  const isIt = and(
    eq(wrongPayments.provider, provider),
    eq(wrongPayments.reference, reference),
    isNull(wrongPayments.refundedAt),
  );
  const [payment] = await db.select().from(wrongPayments).where(isIt);
  if (!payment) return false;
  const { orderId, amountCents } = payment;
  // Recorded before the provider is asked, so that a crash in between leaves a trace.
  await recordAudit(db, actor, {
    action: 'refund_wrong_payment',
    subjectKind: orderId === null ? 'payment' : 'order',
    subjectId: orderId ?? reference,
    after: { provider, reference, amount: amountCents === null ? payment.currency : toDollars(amountCents) },
  });
  if (amountCents !== null && (await refundCapture({ provider, reference, amountCents })) === null)
    return true;
  await inTransaction(db, async (tx) => {
    if (orderId !== null) await holdOrder(tx, orderId);
    await tx
      .update(wrongPayments)
      .set({ refundedAt: sql`now()` })
      .where(isIt);
    if (orderId !== null) await flagOrder(tx, orderId);
  });
  return true;
}

/** Tells staff about money that pays no order, and where to give it back. */
export async function mailWrongPayment(db: Database, wrongPaymentId: string): Promise<void> {
  const [found] = await db
    .select({ payment: wrongPayments, number: orders.number, totalCents: orders.totalCents })
    .from(wrongPayments)
    .leftJoin(orders, eq(orders.id, wrongPayments.orderId))
    .where(eq(wrongPayments.id, wrongPaymentId));
  if (!found) return;
  const { payment, number, totalCents } = found;
  const amount =
    payment.amountCents === null ? `a payment in ${payment.currency}` : moneyText(payment.amountCents);
  const provider = providerName(payment.provider);
  const subject = number === null ? 'an order we don’t have' : `order ${number}`;
  await sendMail({
    id: `wrong-payment.${wrongPaymentId}`,
    to: staffAddress(),
    subject: `${provider} took the wrong amount: ${subject}`,
    ...renderMail({
      heading: `${provider} took the wrong amount`,
      paragraphs: [
        totalCents === null
          ? `${provider} reports ${amount} for ${subject}.`
          : `${provider} reports ${amount} for ${subject}, which costs ${moneyText(totalCents)}. The order doesn’t count as paid, and nothing will ship.`,
        'Refund it under Money, "Reconciliation".',
      ],
      button: { label: 'Open Money', href: siteAddress(adminFundingPath) },
      fields: [{ label: 'Payment', value: `${provider} ${payment.reference}` }],
    }),
  });
}
