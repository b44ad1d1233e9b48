import { randomUUID } from 'node:crypto';
import { QUOTE, RATE_LIMITS } from '../../../src/business/constants.ts';
import type { QuoteRequestCreated, QuoteRequestInput } from '../../../src/domain/quotes/quotes.api.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/errors.ts';
import { fault } from '../../lib/fault.ts';
import { insertOnce, rowsOf } from '../../lib/insert-once.ts';
import { parcelsFor } from './parcels-for.ts';
import { photoTokenOf } from './photo-token.ts';

export interface Sender {
  readonly address: string;
  readonly idempotencyKey: string | null;
}

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
  await fault('before_quote_commit');
  const id = await insertOnce(db, {
    scope: 'quotes',
    key: idempotencyKey,
    content: { ...quote, photoFollows },
    answer: row.id,
    address,
    allowance: RATE_LIMITS.quotes,
    into: [rowsOf(quoteRequests, [row])],
    parcels: parcelsFor(row),
  });
  await fault('after_quote_commit');
  return { id, photoToken: photoFollows ? photoTokenOf(id) : null };
}
