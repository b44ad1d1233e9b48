import * as z from 'zod/mini';
import { PRIVACY_LEFT_OUT_MAX, PRIVACY_NOTE_MAX_LENGTH } from '../../business/constants.ts';
import type { YardId } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Locale } from '../shared/language/locales.ts';
import { afterSchema, type Page } from '../shared/contract/page-cursor.ts';
import { line } from '../shared/text/text.ts';
import type { PrivacyKind } from './privacy-request.schema.ts';
import type { PrivacyState } from './privacy-state.ts';

const privacyFilterSchema = z.object({
  /** `spam`: suspected spam alone, which the other two leave out. */
  state: z.optional(z.enum(['open', 'closed', 'spam'])),
  after: afterSchema,
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
  /** ISO time, with microseconds in a list. */
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
  /** Whether the reader confirmed it: then somebody else has to answer. */
  readonly needsSecondPerson: boolean;
  readonly closedAt: string | null;
  readonly closedBy: string | null;
  readonly note: string;
  /** What a deletion did, of what this role may see; null before it. */
  readonly erased: readonly DeletionPart[] | null;
}

export interface DeletionPreview {
  readonly parts: readonly DeletionPart[];
  /** Why it cannot be done yet; empty if it can. Told to owners, who do it. */
  readonly holds: readonly DeletionHold[];
}

/** Of these a copy and a deletion can leave out what is somebody else's. */
export interface FoundRecord {
  readonly id: string;
  readonly kind: 'account' | 'request' | 'inquiry' | 'order' | 'data_request' | 'hold';
  /** Of a hold: its grade, yard, number and masked email address. */
  readonly name: string;
  /** ISO time. */
  readonly at: string;
}

/** Ids of found records that are not the person's. An account is left out with those merged into it. */
const leftOut = z._default(z.array(z.uuid()).check(z.maxLength(PRIVACY_LEFT_OUT_MAX)), []);

/** A page of requests: open ones with the oldest first, closed ones with the newest first. */
export const listPrivacyRequestsApi = endpoint('GET /api/admin/privacy-requests', {
  output: answer<Page<PrivacyRow>>(),
  access: 'staff',
  query: privacyFilterSchema,
});

export type PrivacyFilter = z.output<typeof privacyFilterSchema>;

export const readPrivacyRequestApi = endpoint('GET /api/admin/privacy-requests/:id', {
  output: answer<PrivacyDetail>(),
  errors: ['not_found'],
  access: 'staff',
});

/** Staff have seen an ID, or have called the number. Safe to repeat. */
export const confirmAtCounterApi = endpoint('POST /api/admin/privacy-requests/:id/confirmation', {
  input: z.strictObject({ how: z.enum(['id', 'call']) }),
  output: answer<{ state: 'confirmed' }>(),
  errors: ['not_found', 'changed_since', 'privacy_no_phone'],
  access: 'staff',
});

/** The records found by the confirmed email or phone, with the names in them; held prices last. `privacy_second_person`: staff confirmed the number themselves. */
export const listFoundRecordsApi = endpoint('GET /api/admin/privacy-requests/:id/records', {
  output: answer<{ records: readonly FoundRecord[] }>(),
  errors: ['not_found', 'privacy_not_confirmed', 'privacy_second_person'],
  access: 'staff',
});

/** A copy of what is found by the confirmed email or phone, as far as the caller's role may read it, as the text of a file. Each copy is in the audit log. */
export const copyPersonalDataApi = endpoint('POST /api/admin/privacy-requests/:id/copies', {
  input: z.strictObject({ format: z.enum(['json', 'html']), leftOut }),
  output: answer<{ name: string; text: string }>(),
  errors: ['not_found', 'privacy_not_confirmed', 'privacy_second_person'],
  access: 'staff',
});

/** Closes a request: a copy was handed over, something was corrected, or it is refused. A deletion is done by its own call. */
export const closePrivacyRequestApi = endpoint('POST /api/admin/privacy-requests/:id/closing', {
  input: z.strictObject({
    outcome: z.enum(['done', 'refused']),
    note: line(0, PRIVACY_NOTE_MAX_LENGTH, ''),
  }),
  output: answer<{ state: 'done' | 'refused' }>(),
  errors: ['not_found', 'changed_since', 'privacy_not_confirmed', 'privacy_second_person'],
  access: 'staff',
});

/** What a deletion would do. It changes nothing. */
export const previewDeletionApi = endpoint('GET /api/admin/privacy-requests/:id/deletion-preview', {
  /** The same ids, with commas. */
  query: z.object({
    leftOut: z.optional(z.string().check(z.regex(/^[\da-f-]{36}(?:,[\da-f-]{36})*$/))),
  }),
  output: answer<DeletionPreview>(),
  errors: ['not_found', 'privacy_not_confirmed', 'privacy_second_person'],
  access: 'staff',
});

/** Deletes what can go, in one step. Safe to repeat. `privacy_on_hold` has `{ holds }` in its figures. */
export const deletePersonalDataApi = endpoint('POST /api/admin/privacy-requests/:id/deletion', {
  input: z.strictObject({ leftOut }),
  output: answer<{ parts: readonly DeletionPart[] }>(),
  errors: ['not_found', 'privacy_not_confirmed', 'privacy_on_hold'],
  access: 'owner',
});
