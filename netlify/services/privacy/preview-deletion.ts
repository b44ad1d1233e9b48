import { and } from 'drizzle-orm';
import type { DeletionPart, DeletionPreview } from '../../../src/domain/privacy/admin-privacy.api.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { findAbout, namesIn } from './about.ts';
import { deletionHolds } from './deletion-holds.ts';
import { PERSONAL_TABLES } from './personal-data.ts';
import { findPrivacyRequest } from './rows.ts';

/** What a deletion would do with each kind of rows, and what stands in its way. It changes nothing. Throws not_found, privacy_not_confirmed. */
export async function previewDeletion(db: Database, requestId: string): Promise<DeletionPreview> {
  const request = await findPrivacyRequest(db, requestId);
  if (request.kind !== 'deletion' || request.state !== 'confirmed')
    throw new CodedError('privacy_not_confirmed');
  const about = await findAbout(db, request);
  const parts: DeletionPart[] = [];
  for (const { table, what, rows, deletion } of PERSONAL_TABLES) {
    for (const { how, why, only } of deletion) {
      const count = await db.$count(table, and(rows(about), only?.(about)));
      if (count > 0) parts.push({ what, how, why, rows: count });
    }
  }
  return { parts, holds: await deletionHolds(db, about), names: await namesIn(db, about) };
}
