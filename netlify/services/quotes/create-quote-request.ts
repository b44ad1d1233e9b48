import { randomUUID } from 'node:crypto';
import { QUOTE_MINIMUM_FILL_MS } from '../../../src/business/constants.ts';
import {
  createQuoteRequestApi,
  type QuoteRequestCreated,
  type QuoteRequestInput,
} from '../../../src/domain/quotes/quotes.api.ts';
import { looksLikeSpam } from '../../../src/domain/shared/looks-like-spam.ts';
import type { Database } from '../../database/client.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/errors.ts';
import { earlierAnswer, once } from '../../lib/idempotency.ts';
import { phoneOf } from '../../lib/phone-of.ts';
import type { Sender } from '../../lib/call.ts';
import { insertAndEnqueue } from '../outbox/enqueue.ts';
import { mayMailVisitor } from '../outbox/visitor-mail.ts';
import { copyTo, kindOf, messagesFor, photoTokenOf, unofferedFields } from './rules.ts';

/**
 * Keeps a quote request, for a truck or a call too, with the mail it causes. What looks like spam is kept too, unsent, and
 * answered alike. Throws invalid_input, too_many_requests, idempotency_key_reused, unavailable.
 */
export async function createQuoteRequest(
  db: Database,
  input: QuoteRequestInput,
  { address, idempotencyKey: key }: Sender,
  now: Date = new Date(),
): Promise<QuoteRequestCreated> {
  // How the form was filled in may differ between two tries of one request.
  const { photoFollows, website: _website, filledInMs: _filledInMs, ...content } = input;
  const { pickup, callback, ...quote } = content;
  const phone = phoneOf(quote.phone);
  const answer = (id: string) => ({ id, photoToken: photoFollows ? photoTokenOf(id) : null });
  const repeatable = { limit: createQuoteRequestApi.verbLimit, key, content: { ...content, photoFollows } };

  const refused = unofferedFields(input, now);
  if (refused) {
    // What was offered when it first came is the same request when it comes again.
    const earlier = await earlierAnswer<string>(db, repeatable);
    if (!earlier) throw new CodedError('invalid_input', { fields: refused });
    return answer(earlier.answer);
  }

  const row = {
    ...quote,
    ...kindOf({ pickup, callback }),
    id: randomUUID(),
    phone,
    email: quote.email || null,
    location: quote.location || null,
    suspectedSpam: looksLikeSpam(input, QUOTE_MINIMUM_FILL_MS),
    photoState: photoFollows ? ('expected' as const) : ('none' as const),
  };
  const recipient = copyTo(row);
  const id = await once(db, repeatable, address, row.id, async (tx) => {
    const mayCopy = recipient !== null && (await mayMailVisitor(tx, recipient));
    await insertAndEnqueue(tx, tx.insert(quoteRequests).values(row), messagesFor(row, { mayCopy }));
  });
  return answer(id);
}
