import type { Gap, GapKind } from '../../../src/domain/payments/admin-gaps.api.ts';
import type { Cents } from '../../../src/domain/shared/money.ts';
import { type PaymentProvider, paymentMovements } from '../../database/schema/payments.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Moved } from '../../../src/domain/orders/refundable.ts';
import type { Database } from '../../database/client.ts';

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
export const gapIdOf = ({ provider, reference }: Pick<Facts, 'provider' | 'reference'>): string =>
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

const { provider, kind, reference, orderId } = paymentMovements;

/** Which of a provider's movements of one kind are in our books: their order, by reference. */
export async function knownMovements(
  db: Database,
  from: PaymentProvider,
  wanted: Moved['kind'],
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ reference, orderId })
    .from(paymentMovements)
    .where(and(eq(provider, from), eq(kind, wanted), inArray(reference, [...references])));
  return new Map(found.map((row) => [row.reference, row.orderId]));
}
