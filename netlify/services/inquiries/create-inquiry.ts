import { randomUUID } from 'node:crypto';
import { INQUIRY_MINIMUM_FILL_MS } from '../../../src/business/constants.ts';
import { createInquiryApi, type NewInquiry } from '../../../src/domain/inquiries/inquiries.api.ts';
import { dueAt } from '../../../src/domain/quotes/due-at.ts';
import { looksLikeSpam } from '../../../src/domain/shared/text/looks-like-spam.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Database } from '../../database/client.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { once } from '../../lib/http/idempotency.ts';
import type { Sender } from '../../lib/http/call.ts';
import { readYardHours } from '../locations/rows.ts';
import { insertAndEnqueue } from '../outbox/enqueue.ts';

/**
 * Saves a merchandise inquiry and queues staff's mail. What looks like spam is saved too, but not mailed, and gets the
 * same answer. Throws too_many_requests, idempotency_key_reused.
 */
export async function createInquiry(
  db: Database,
  { website, filledInMs, ...inquiry }: NewInquiry,
  { address, idempotencyKey }: Sender,
  now: Date = new Date(),
): Promise<{ id: string }> {
  const id = randomUUID();
  const suspectedSpam = looksLikeSpam({ website, filledInMs }, INQUIRY_MINIMUM_FILL_MS);
  const yards = await readYardHours(db, inNewYork(now).date);
  const due = dueAt({ kind: 'question', yards }, now);
  const row = { ...inquiry, id, phone: inquiry.phone || null, suspectedSpam, dueAt: due };
  const { verbLimit: limit, input: schema } = createInquiryApi;
  const repeatable = { limit, key: idempotencyKey, schema, content: inquiry };
  return once(db, repeatable, address, { id }, (tx) =>
    insertAndEnqueue(
      tx,
      tx.insert(merchandiseInquiries).values(row),
      suspectedSpam ? [] : [{ kind: 'inquiry_staff_mail', subjectId: id }],
    ),
  );
}
