import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { revokeSessionsSchema } from './staff.schema.ts';

/** A session of a staff account. */
export interface StaffDevice {
  readonly id: string;
  /** The User-Agent header; empty if there is none. */
  readonly userAgent: string;
  /** ISO times. The last use is accurate to a few minutes. */
  readonly signedInAt: string;
  readonly lastUsedAt: string;
  /** The caller's own session. */
  readonly isCurrent: boolean;
  /** false: it has expired, but the device is still notified. */
  readonly isSignedIn: boolean;
  /** The ISO time when that device's notifications end; null: off. */
  readonly notifiedUntil: string | null;
}

/** The caller's sessions, last used first. */
export const listSessionsApi = endpoint('GET /api/admin/sessions', {
  output: answer<readonly StaffDevice[]>(),
  access: 'staff',
});

/** Ends one of the caller's sessions, or without an id all but the one that asks. Safe to repeat. */
export const revokeSessionsApi = endpoint('POST /api/auth/revoke-sessions', {
  input: revokeSessionsSchema,
  output: answer<{ ended: number }>(),
  access: 'staff',
  errors: ['wrong_password', 'two_factor_needed', 'not_signed_in', 'forbidden'],
});
