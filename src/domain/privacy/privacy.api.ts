import * as z from 'zod/mini';
import { LINK_OPENINGS_RATE_LIMIT } from '../../business/constants.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { newPrivacyRequestSchema, PRIVACY_KINDS, type PrivacyKind } from './privacy-request.schema.ts';

/** How a request is confirmed: by the link in our mail, or with staff. The answer depends only on what was typed, never on what we know. */
export type ConfirmedBy = 'link' | 'staff';

/** Answers 201. Takes an Idempotency-Key. */
export const createPrivacyRequestApi = endpoint('POST /api/privacy-requests', {
  input: newPrivacyRequestSchema,
  output: answer<{ confirmedBy: ConfirmedBy }>(),
  errors: ['idempotency_key_reused'],
  status: 201,
  isClosedInPreviews: true,
  verbLimit: { scope: 'privacy', limit: 10, windowMs: 600_000 },
});

/** Confirms a request by the token of its link. Safe to repeat. `not_found` for a token that is wrong or has expired, or of a request of another kind than the page said. */
export const confirmPrivacyRequestApi = endpoint('POST /api/privacy-requests/confirm', {
  input: z.strictObject({
    token: z.string().check(z.regex(/^[\w-]{22}$/)),
    kind: z.optional(z.enum(PRIVACY_KINDS)),
  }),
  output: answer<{ kind: PrivacyKind; dueAt: string }>(),
  errors: ['not_found'],
  isClosedInPreviews: true,
  limit: LINK_OPENINGS_RATE_LIMIT,
});
