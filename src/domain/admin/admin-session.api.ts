import { answer, endpoint } from '../shared/endpoint.ts';
import type { StaffRole } from './roles.ts';

/** The staff account that a browser is signed in to. */
export interface StaffSession {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly hasTwoFactor: boolean;
}

/** two_factor_needed: signed in as an owner who has no authenticator app yet. forbidden: this is a preview. */
export const readStaffSessionApi = endpoint({
  method: 'GET',
  path: '/api/admin/session',
  output: answer<StaffSession>(),
  access: 'staff',
  errors: ['not_signed_in', 'forbidden', 'two_factor_needed'],
});
