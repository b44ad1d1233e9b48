import * as z from 'zod/mini';
import { answer, endpoint } from '../shared/endpoint.ts';
import { afterSchema, type Page } from '../shared/page-cursor.ts';

export interface AuditEntry {
  /** Increases with time. */
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

const text = z.optional(z.string().check(z.maxLength(100)));

const auditFilterSchema = z.object({
  after: afterSchema,
  /** An actor's id, or "command-line". */
  person: text,
  /** Entries about one subject: give both or neither. */
  kind: text,
  subject: text,
});

export type AuditFilter = z.output<typeof auditFilterSchema>;

/** Newest first, STAFF_PAGE_LENGTH at a time. */
export const listAuditApi = endpoint('GET /api/admin/audit', {
  output: answer<Page<AuditEntry>>(),
  access: 'owner',
  query: auditFilterSchema,
});
