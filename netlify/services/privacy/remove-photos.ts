import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { removePhoto } from '../../providers/photos/photo-store.ts';
import { findPrivacyRequest } from './rows.ts';

/** Removes the pictures of a deletion from the store. Safe to repeat: what is gone already is gone. Throws unavailable. */
export async function removePhotos(db: Database, requestId: string): Promise<void> {
  const { photoKeys } = await findPrivacyRequest(db, requestId);
  for (const key of photoKeys) await removePhoto(key);
  await db.update(privacyRequests).set({ photoKeys: [] }).where(eq(privacyRequests.id, requestId));
}
