import { answerBy } from '../../../src/domain/offers/request/answer-by.ts';
import { yardsFor } from '../../../src/domain/quotes/offered-times.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Executor } from '../../database/client.ts';
import type { QuoteRecord } from '../../database/schema/quotes.ts';
import { readYardHours } from '../locations/rows.ts';

/** By when the sender of a request can expect an answer, as an ISO time; null: no yard opens. */
export async function answerTime(
  db: Executor,
  { location, createdAt }: Pick<QuoteRecord, 'location' | 'createdAt'>,
): Promise<string | null> {
  const yards = await readYardHours(db, inNewYork(createdAt).date);
  return answerBy(yardsFor(location ?? '', yards), createdAt)?.toISOString() ?? null;
}
