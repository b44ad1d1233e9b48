import { and } from 'drizzle-orm';
import type { DeletionPart, DeletionPreview } from '../../../src/domain/privacy/admin-privacy.api.ts';
import type { Database } from '../../database/client.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { findAbout } from './about.ts';
import { deletionHolds } from './deletion-holds.ts';
import { tablesFor } from './personal-data.ts';
import { findAnswerable } from './rows.ts';

/**
 * What a deletion would do with each kind of rows that this person may see, and what stands in an owner's way. It changes nothing. Throws
 * not_found, privacy_not_confirmed, privacy_second_person.
 */
export async function previewDeletion(
  db: Database,
  staff: Staff,
  requestId: string,
  leftOut: readonly string[],
): Promise<DeletionPreview> {
  const request = await findAnswerable(db, staff, requestId);
  if (request.kind !== 'deletion') throw new CodedError('privacy_not_confirmed');
  const about = await findAbout(db, request, leftOut);
  const parts: DeletionPart[] = [];
  for (const { table, what, rows, deletion } of tablesFor(staff.role)) {
    for (const { how, why, only } of deletion) {
      const count = await db.$count(table, and(rows(about), only?.(about)));
      if (count > 0) parts.push({ what, how, why, rows: count });
    }
  }
  return { parts, holds: staff.role === 'owner' ? await deletionHolds(db, about) : [] };
}
