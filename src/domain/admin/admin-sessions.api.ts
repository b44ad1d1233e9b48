import { answer, endpoint } from '../shared/endpoint.ts';

/** Where one is signed in. */
export interface StaffDevice {
  readonly id: string;
  /** As the browser calls itself; empty where it does not. */
  readonly userAgent: string;
  /** ISO times. The last use is on record to the nearest minutes. */
  readonly signedInAt: string;
  readonly lastUsedAt: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

/** One's own, the last used first. */
export const listSessionsApi = endpoint({
  method: 'GET',
  path: '/api/admin/sessions',
  output: answer<readonly StaffDevice[]>(),
  access: 'staff',
});

/** Ends all but the one that asks. */
export const revokeOtherSessionsApi = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions',
  output: answer<{ ended: number }>(),
  access: 'staff',
});

/** Ends one of one's own. Safe to repeat. */
export const revokeSessionApi = endpoint({
  method: 'DELETE',
  path: '/api/admin/sessions/:id',
  output: answer<{ ended: number }>(),
  access: 'staff',
});
