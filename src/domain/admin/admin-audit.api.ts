import { answer, endpoint } from '../shared/endpoint.ts';
import type { Page } from '../shared/page-cursor.ts';

export interface AuditEntry {
  /** Rising with time. */
  readonly id: string;
  /** ISO time. */
  readonly at: string;
  /** null: from the command line. */
  readonly actorId: string | null;
  readonly actorName: string;
  /** "change_price" */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Newest first, STAFF_PAGE_LENGTH at a time. `?after=` is `next` of the page before; `?person=` an actor's id or "command-line";
 * `?kind=` and `?subject=` together: what happened to one thing.
 */
export const listAuditApi = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  output: answer<Page<AuditEntry>>(),
  access: 'owner',
});
