import { answer, endpoint } from '../shared/endpoint.ts';

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
}

/** The caller's sessions, last used first. */
export const listSessionsApi = endpoint({
  method: 'GET',
  path: '/api/admin/sessions',
  output: answer<readonly StaffDevice[]>(),
  access: 'staff',
});

/** Ends all of the caller's other sessions. */
export const revokeOtherSessionsApi = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions',
  output: answer<{ ended: number }>(),
  access: 'staff',
});

/** Ends one of the caller's sessions. Safe to repeat. */
export const revokeSessionApi = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
  output: answer<{ ended: number }>(),
  access: 'staff',
});
