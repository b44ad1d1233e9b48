import { and, eq, inArray } from 'drizzle-orm';
import { FUNDING_GAPS_SHOWN, FUNDING_GRACE_MS } from '../../../src/business/constants.ts';
import { SENDABLE } from '../../../src/domain/orders/order-status.ts';
import type { Moved } from '../../../src/domain/orders/refundable.ts';
import type { Gap, GapKind } from '../../../src/domain/payments/admin-gaps.api.ts';
import type { Cents } from '../../../src/domain/shared/numbers/money.ts';
import type { Database } from '../../database/client.ts';
import { isoTimeText } from '../../database/iso-time.ts';
import { runStatement } from '../../database/run-statement.ts';
import { paymentMovements, type PaymentProvider } from '../../database/schema/payments.ts';

interface Facts {
  readonly kind: Extract<
    GapKind,
    'paid_unknown' | 'paid_wrongly' | 'refund_unknown' | 'refund_reversal_unknown'
  >;
  readonly provider: PaymentProvider;
  /** The id by which the provider finds the payment. */
  readonly paymentId: string;
  /** Of the charge, capture or refund that our books lack or have differently. */
  readonly reference: string;
  readonly amountCents: Cents;
}

/** The id of a gap about a payment at a provider. */
const gapIdOf = ({ provider, reference }: Pick<Facts, 'provider' | 'reference'>): string =>
  `${provider}.${reference}`;

/** A gap in a provider's own list. */
export interface ProviderGap extends Omit<Gap, 'kind' | 'provider' | 'amountCents'>, Facts {}

export const providerGap = (
  facts: Facts,
  {
    order,
    at,
  }: { readonly order: { readonly id: string; readonly number: string } | undefined; readonly at: Date },
): ProviderGap => ({
  ...facts,
  id: gapIdOf(facts),
  orderId: order?.id ?? null,
  orderNumber: order?.number ?? null,
  at: at.toISOString(),
});

/** Which of a provider's movements of one kind are in our books: their order, by reference. */
export async function knownMovements(
  db: Database,
  from: PaymentProvider,
  wanted: Moved['kind'],
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ reference: paymentMovements.reference, orderId: paymentMovements.orderId })
    .from(paymentMovements)
    .where(
      and(
        eq(paymentMovements.provider, from),
        eq(paymentMovements.kind, wanted),
        inArray(paymentMovements.reference, [...references]),
      ),
    );
  return new Map(found.map((row) => [row.reference, row.orderId]));
}

interface Row {
  readonly kind: 'captured_twice' | 'not_sent' | 'fulfillment_failed' | 'paid_wrongly';
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly amountCents: Cents | null;
  readonly at: string;
  /** With `reference`, only the wrong payment it names. */
  readonly provider: PaymentProvider | null;
  readonly reference: string | null;
}

const columns = (kind: Row['kind'], cents: string) =>
  `'${kind}' as kind, o.id as "orderId", o.number as "orderNumber", ${cents} as "amountCents",
    ${isoTimeText('o.paid_at')} as at, null as provider, null as reference`;
const IS_SENDABLE = 'o.payment = any($1)';
const LIMIT = `limit ${FUNDING_GAPS_SHOWN}`;

// Each part uses its own small index, which holds little more than the rows it looks for.
const LIST = {
  name: 'list_book_gaps',
  text: `(select ${columns('captured_twice', 'o.overpaid_cents')} from orders o
      where overpaid_cents > 0 order by created_at desc ${LIMIT})
    union all
    (select ${columns('not_sent', 'o.total_cents')} from orders o
      where ${IS_SENDABLE} and fulfillment = 'none'
        and paid_at < now() - ${FUNDING_GRACE_MS} * interval '1 millisecond' order by paid_at desc ${LIMIT})
    union all
    (select ${columns('fulfillment_failed', 'o.total_cents')} from orders o
      where waits_for_staff and fulfillment = 'failed'
      order by created_at desc ${LIMIT})
    union all
    (select ${columns('fulfillment_failed', 'o.total_cents')} from outbox x join orders o on o.id = x.subject_id
      where x.state = 'failed' and x.kind = 'order_fulfillment' and o.fulfillment = 'queued' and ${IS_SENDABLE}
      order by x.finished_at desc ${LIMIT})
    union all
    (select 'paid_wrongly', o.id, o.number, w.amount_cents, ${isoTimeText('w.reported_at')}, w.provider, w.reference
      from wrong_payments w left join orders o on o.id = w.order_id
      where w.refunded_at is null order by w.reported_at desc ${LIMIT})`,
};

/** What our own books show: money taken twice or wrongly, and paid orders that nobody sends. */
export async function listBookGaps(db: Database): Promise<readonly Gap[]> {
  const rows = await runStatement<{ [Key in keyof Row]: Row[Key] }>(db, LIST, [SENDABLE]);
  return rows.map(({ reference, ...row }) => ({
    ...row,
    id: row.provider && reference ? gapIdOf({ provider: row.provider, reference }) : (row.orderId ?? ''),
  }));
}
