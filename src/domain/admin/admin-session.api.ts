import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { YardRights } from '../shared/yard-rights.ts';

/** The staff account that a browser is signed in to. */
export interface StaffSession extends YardRights {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether an authenticator app is set up. */
  readonly hasTwoFactor: boolean;
  readonly hasPasskey: boolean;
  readonly secondStepRequired: boolean;
  /** Whether any truck is set up: without one there is no calendar. */
  readonly hasTrucks: boolean;
}

/** two_factor_needed: an authenticator app or a passkey must be set up first, as owners must. forbidden: this is a preview. */
export const readStaffSessionApi = endpoint('GET /api/admin/session', {
  output: answer<StaffSession>(),
  access: 'staff',
  errors: ['not_signed_in', 'forbidden', 'two_factor_needed'],
});
