import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { QUOTE, RATE_LIMITS } from '../../../src/business/constants.ts';
import type { QuoteRequestCreated, QuoteRequestInput } from '../../../src/domain/quotes/quotes.api.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { prepared } from '../../database/prepared.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/errors.ts';
import { fault } from '../../lib/fault.ts';
import { firstAnswer } from '../../lib/idempotency.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { parcelsFor } from './parcels-for.ts';
import { photoTokenOf } from './photo-token.ts';

export interface Sender {
  readonly address: string;
  readonly idempotencyKey: string | null;
}

const insert = prepared((tx: Executor) =>
  tx
    .insert(quoteRequests)
    .values({
      id: sql.placeholder('id'),
      firstName: sql.placeholder('firstName'),
      lastName: sql.placeholder('lastName'),
      phone: sql.placeholder('phone'),
      email: sql.placeholder('email'),
      location: sql.placeholder('location'),
      description: sql.placeholder('description'),
      callMe: sql.placeholder('callMe'),
      emailMe: sql.placeholder('emailMe'),
      suspectedSpam: sql.placeholder('suspectedSpam'),
      photoState: sql.placeholder('photoState'),
    })
    .prepare('insert_quote_request'),
);

const isSuspicious = ({ website, filledInMs }: QuoteRequestInput): boolean =>
  website !== '' || (filledInMs !== undefined && filledInMs < QUOTE.minimumFillMs);

/**
 * Keeps a quote request with the mail it causes. What looks like spam is kept too, unsent, and answered alike.
 * Throws too_many_requests, idempotency_key_reused, unavailable.
 */
export async function createQuoteRequest(
  db: Database,
  input: QuoteRequestInput,
  { address, idempotencyKey }: Sender,
): Promise<QuoteRequestCreated> {
  // How the form was filled in may differ between two tries of one request.
  const { photoFollows, website: _website, filledInMs: _filledInMs, ...quote } = input;
  const phone = toE164(quote.phone);
  if (!phone) throw new CodedError('invalid_input', { fields: { phone: 'Phone number must be 10 digits' } });

  const row = {
    ...quote,
    id: randomUUID(),
    phone,
    email: quote.email || null,
    location: quote.location || null,
    suspectedSpam: isSuspicious(input),
    photoState: photoFollows ? ('expected' as const) : ('none' as const),
  };
  const repeatable = { scope: 'quotes', key: idempotencyKey, content: { ...quote, photoFollows } };
  const id = await inTransaction(db, async (tx) => {
    const answered = await firstAnswer(tx, repeatable, row.id);
    if (answered !== row.id) return answered;
    await useAllowance(tx, 'quotes', address, RATE_LIMITS.quotes);
    await insert(tx).execute(row);
    await enqueue(tx, parcelsFor(row));
    await fault('before_quote_commit');
    return row.id;
  });
  await fault('after_quote_commit');
  return { id, photoToken: photoFollows ? photoTokenOf(id) : null };
}
