import { randomUUID } from 'node:crypto';
import { QUOTE_MINIMUM_FILL_MS } from '../../../src/business/constants.ts';
import { dueAt } from '../../../src/domain/quotes/due-at.ts';
import { unofferedFields, yardsFor } from '../../../src/domain/quotes/offered-times.ts';
import {
  createQuoteRequestApi,
  type QuoteRequestCreated,
  type QuoteRequestInput,
} from '../../../src/domain/quotes/quotes.api.ts';
import { pickupNotes } from '../../../src/domain/quotes/pickup-notes.ts';
import { storedChoices } from '../../../src/domain/quotes/request-choices.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { withoutVin } from '../../../src/domain/vehicles/stored-vehicle.ts';
import { looksLikeSpam } from '../../../src/domain/shared/text/looks-like-spam.ts';
import type { Database } from '../../database/client.ts';
import { type QuoteRecord, quoteRequests } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { earlierAnswer, once } from '../../lib/http/idempotency.ts';
import { phoneOf } from '../../lib/sessions/phone-of.ts';
import { tokenHash } from '../../lib/secret.ts';
import type { Sender } from '../../lib/http/call.ts';
import { readYardHours } from '../locations/rows.ts';
import { newRequestToken } from '../offers/request-token.ts';
import { insertAndEnqueue } from '../outbox/enqueue.ts';
import { mayMailVisitor } from '../outbox/visitor-mail.ts';
import { bookSlot, orNextSlot, slotOf } from '../truck/slots.ts';
import { storedVehicle } from '../vehicles/store-vehicle.ts';
import { findQuote } from './rows.ts';
import { copyTo, kindOf, messagesFor, photoTokenOf } from './rules.ts';

type Stored = Pick<QuoteRecord, 'vehicle' | 'details' | 'createdAt' | 'dueAt'>;

/** As it was stored: a repeat may come when the prices are others, or hours later. Null: deleted in the meantime. */
function toldOf(
  stored: Stored | null,
  now: Date,
): Pick<QuoteRequestCreated, 'car' | 'notes' | 'receivedAt' | 'answerBy'> {
  const { vehicle = null, details = null, createdAt = now, dueAt: answerBy = null } = stored ?? {};
  return {
    car: vehicle && withoutVin(vehicle),
    notes: pickupNotes({ details, vehicle }),
    receivedAt: createdAt.toISOString(),
    answerBy: answerBy?.toISOString() ?? null,
  };
}

/**
 * Saves a quote request, also for a pickup or a call, and queues its mail. What looks like spam is saved too, but not mailed, and
 * gets the same answer. Throws invalid_input, slot_taken, too_many_requests, idempotency_key_reused, unavailable.
 */
export async function createQuoteRequest(
  db: Database,
  input: QuoteRequestInput,
  { address, idempotencyKey: key }: Sender,
  now: Date = new Date(),
): Promise<QuoteRequestCreated> {
  // How the form was filled in, and in which language, may differ between two tries of the same request.
  const { photoFollows, website: _website, filledInMs: _filledInMs, locale = 'en', ...content } = input;
  const { pickup, callback, estimate, vehicle: _vehicle, photoCount = 1, ...quote } = content;
  const phone = phoneOf(quote.phone);
  let isCopyRefused = false;
  const answer = (id: string, stored: Stored | null) => ({
    id,
    photoToken: photoFollows ? photoTokenOf(id) : null,
    requestToken: newRequestToken(id),
    ...toldOf(stored, now),
    isCopyRefused,
  });
  const { verbLimit: limit, input: schema } = createQuoteRequestApi;
  const repeatable = { limit, key, schema, content: { ...content, photoFollows } };

  const hours = await readYardHours(db, inNewYork(now).date);
  const refused = unofferedFields(input, hours, now);
  if (refused) {
    // A repeat is valid if its day was offered when the request first came.
    const earlier = await earlierAnswer<string>(db, repeatable);
    if (!earlier) throw new CodedError('invalid_input', { fields: refused });
    return answer(earlier.answer, await findQuote(db, earlier.answer));
  }

  const newId = randomUUID();
  const yards = yardsFor(quote.location, hours);
  const row = {
    ...quote,
    ...storedChoices(quote),
    ...kindOf({ pickup, callback }),
    locale,
    dueAt: dueAt(callback ? { kind: 'call', callback, yards } : { kind: 'question', yards }, now),
    id: newId,
    createdAt: now,
    tokenHash: tokenHash(newRequestToken(newId)),
    estimate: estimate ?? null,
    vehicle: await storedVehicle(db, input, now, address),
    phone,
    email: quote.email || null,
    suspectedSpam: looksLikeSpam(input, QUOTE_MINIMUM_FILL_MS),
    photosAnnounced: photoFollows ? photoCount : 0,
    photoState: photoFollows ? ('expected' as const) : ('none' as const),
  };
  const recipient = copyTo(row);
  // What looks like spam takes no truck's time.
  const slot = row.suspectedSpam ? null : slotOf(input);
  const write = () =>
    once(db, repeatable, address, row.id, async (tx) => {
      const mayCopy = recipient !== null && (await mayMailVisitor(tx, recipient));
      isCopyRefused = recipient !== null && !mayCopy;
      await insertAndEnqueue(tx, tx.insert(quoteRequests).values(row), messagesFor(row, { mayCopy }));
      if (slot) await bookSlot(tx, row.id, slot, now);
    });
  const id = await (slot ? orNextSlot(db, slot, now, write) : write());
  // The first answer needs no database any more: what is stored is told, even if that is gone now.
  return answer(id, id === newId ? row : await findQuote(db, id));
}
