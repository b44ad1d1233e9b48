import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';

export type QuoteRecord = typeof quoteRequests.$inferSelect;

/** The quote request, or null where it was deleted meanwhile. */
export async function findQuote(db: Executor, id: string): Promise<QuoteRecord | null> {
  const [quote] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  return quote ?? null;
}
