import * as z from 'zod/mini';
import { PRIVACY_NOTE_MAX_LENGTH } from '../../business/privacy-constants.ts';
import type { YardId } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/endpoint.ts';
import type { Locale } from '../shared/locales.ts';
import type { Page } from '../shared/page-cursor.ts';
import { line } from '../shared/text.ts';
import type { PrivacyKind } from './privacy-request.schema.ts';
import type { PrivacyState } from './privacy-state.ts';

const privacyFilterSchema = z.object({
  /** `spam`: suspected spam alone, which the other two leave out. */
  state: z.optional(z.enum(['open', 'closed', 'spam'])),
  /** `next` of the previous page. */
  after: z.optional(z.string().check(z.maxLength(100))),
});

export interface PrivacyRow {
  readonly id: string;
  /** ISO time, with microseconds. */
  readonly createdAt: string;
  readonly kind: PrivacyKind;
  readonly state: PrivacyState;
  /** null once it was deleted. */
  readonly name: string | null;
  readonly locale: Locale;
  /** ISO time. */
  readonly dueAt: string;
}

/** What a deletion does to one kind of rows. */
export interface DeletionPart {
  readonly what: string;
  readonly how: 'delete' | 'strip' | 'keep';
  readonly rows: number;
  readonly why: string;
}

export type DeletionHold =
  | 'legal_hold'
  | 'order_open'
  | 'order_to_send'
  | 'dispute_open'
  | 'refund_open'
  | 'wrong_payment'
  | 'request_open';

export interface PrivacyDetail extends PrivacyRow {
  readonly email: string | null;
  readonly phone: string | null;
  readonly details: string;
  readonly yardId: YardId | null;
  readonly suspectedSpam: boolean;
  /** ISO time; when the email address was confirmed by the link. */
  readonly emailConfirmedAt: string | null;
  /** ISO time; when staff confirmed the phone number, and who. */
  readonly phoneConfirmedAt: string | null;
  readonly confirmedBy: string | null;
  readonly closedAt: string | null;
  readonly closedBy: string | null;
  readonly note: string;
  /** What a deletion did; null before it. */
  readonly erased: readonly DeletionPart[] | null;
}

export interface DeletionPreview {
  readonly parts: readonly DeletionPart[];
  /** Why it cannot be done yet; empty if it can. */
  readonly holds: readonly DeletionHold[];
  /** The names in what was found: more than one person may be behind an address or a number. */
  readonly names: readonly string[];
}

/** A page of requests: open ones with the oldest first, closed ones with the newest first. */
export const listPrivacyRequestsApi = endpoint({
  method: 'GET',
  path: '/api/admin/privacy-requests',
  output: answer<Page<PrivacyRow>>(),
  access: 'staff',
  query: privacyFilterSchema,
});

export type PrivacyFilter = z.output<typeof privacyFilterSchema>;

export const readPrivacyRequestApi = endpoint({
  method: 'GET',
  path: '/api/admin/privacy-requests/:id',
  output: answer<PrivacyDetail>(),
  errors: ['not_found'],
  access: 'staff',
});

/** Staff have seen an ID, or have called the number. Safe to repeat. */
export const confirmAtCounterApi = endpoint({
  method: 'POST',
  path: '/api/admin/privacy-requests/:id/confirmation',
  input: z.strictObject({ how: z.enum(['id', 'call']) }),
  output: answer<{ state: 'confirmed' }>(),
  errors: ['not_found', 'already_done', 'privacy_no_phone'],
  access: 'staff',
});

/** Everything known by what was confirmed, as the text of a file. Only for a confirmed request; each copy is in the audit log. */
export const copyPersonalDataApi = endpoint({
  method: 'POST',
  path: '/api/admin/privacy-requests/:id/copies',
  input: z.strictObject({ format: z.enum(['json', 'html']) }),
  output: answer<{ name: string; text: string }>(),
  errors: ['not_found', 'privacy_not_confirmed'],
  access: 'staff',
});

/** Closes a request: a copy was handed over, something was corrected, or it is refused. A deletion is done by its own call. */
export const closePrivacyRequestApi = endpoint({
  method: 'POST',
  path: '/api/admin/privacy-requests/:id/closing',
  input: z.strictObject({
    outcome: z.enum(['done', 'refused']),
    note: line(0, PRIVACY_NOTE_MAX_LENGTH, ''),
  }),
  output: answer<{ state: 'done' | 'refused' }>(),
  errors: ['not_found', 'already_done', 'privacy_not_confirmed'],
  access: 'staff',
});

/** What a deletion would do. It changes nothing. */
export const previewDeletionApi = endpoint({
  method: 'GET',
  path: '/api/admin/privacy-requests/:id/deletion-preview',
  output: answer<DeletionPreview>(),
  errors: ['not_found', 'privacy_not_confirmed'],
  access: 'staff',
});

/** Deletes what can go, in one step. Safe to repeat. `privacy_on_hold` has `{ holds }` in its figures. */
export const deletePersonalDataApi = endpoint({
  method: 'POST',
  path: '/api/admin/privacy-requests/:id/deletion',
  output: answer<{ parts: readonly DeletionPart[] }>(),
  errors: ['not_found', 'privacy_not_confirmed', 'privacy_on_hold'],
  access: 'owner',
});
