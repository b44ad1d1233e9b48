import * as z from 'zod/mini';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { afterSchema, type Page } from '../shared/contract/page-cursor.ts';

/** Who changes something without an account of staff, by the key of the filter. */
export const AUDIT_ACTORS = {
  'command-line': 'Command line',
  'point-of-sale': 'Point of sale',
  'customer-by-link': 'Customer, by link',
  'nightly-job': 'Nightly job',
  'mail-server': 'Mail server',
} as const;

export interface AuditEntry {
  /** Increases with time. */
  readonly id: string;
  /** ISO time. */
  readonly at: string;
  /** null: one of AUDIT_ACTORS. */
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
  /** An actor's id, or a key of AUDIT_ACTORS. */
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
