import { randomUUID } from 'node:crypto';
import { INQUIRY_MINIMUM_FILL_MS, INQUIRIES_RATE_LIMIT } from '../../../src/business/constants.ts';
import type { NewInquiry } from '../../../src/domain/inquiries/inquiries.api.ts';
import { looksLikeSpam } from '../../../src/domain/shared/looks-like-spam.ts';
import type { Database } from '../../database/client.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { insertOnce, rowsOf } from '../../lib/insert-once.ts';
import type { Sender } from '../../lib/sender.ts';

/**
 * Keeps a merchandise inquiry with the mail that tells staff. What looks like spam is kept too, unsent, and answered
 * alike. Throws too_many_requests, idempotency_key_reused.
 */
export async function createInquiry(
  db: Database,
  { website, filledInMs, ...inquiry }: NewInquiry,
  { address, idempotencyKey }: Sender,
): Promise<{ id: string }> {
  const id = randomUUID();
  const suspectedSpam = looksLikeSpam({ website, filledInMs }, INQUIRY_MINIMUM_FILL_MS);
  return insertOnce(db, {
    scope: 'inquiries',
    key: idempotencyKey,
    content: inquiry,
    answer: { id },
    address,
    allowance: INQUIRIES_RATE_LIMIT,
    into: [rowsOf(merchandiseInquiries, [{ ...inquiry, id, phone: inquiry.phone || null, suspectedSpam }])],
    parcels: suspectedSpam ? [] : [{ kind: 'inquiry_staff_mail', subjectId: id }],
  });
}
