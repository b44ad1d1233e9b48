import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { removePhotosOf } from '../../providers/photos/photo-store.ts';
import { findPrivacyRequest } from './rows.ts';

// Apart: whoever works the outbox needs no list of all personal data.

/** Removes the pictures of a deletion from the store. Safe to repeat: what is gone already is gone. Throws unavailable. */
export async function removePhotos(db: Database, requestId: string): Promise<void> {
  const { photoQuoteIds } = await findPrivacyRequest(db, requestId);
  for (const quoteId of photoQuoteIds) await removePhotosOf(quoteId);
  await db.update(privacyRequests).set({ photoQuoteIds: [] }).where(eq(privacyRequests.id, requestId));
}
