import { and, eq, inArray } from 'drizzle-orm';
import type { Moved } from '../../../src/domain/orders/refundable.ts';
import type { Database } from '../../database/client.ts';
import { paymentMovements, type PaymentProvider } from '../../database/schema/payments.ts';

const { provider, kind, reference, orderId } = paymentMovements;

/** Which of a provider's movements of one kind our books have: their order, by reference. */
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
