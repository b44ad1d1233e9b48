import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { YardId } from '../../business/yards.ts';
import type { StaffRole } from '../shared/roles.ts';
import type { YardRights } from '../shared/yard-rights.ts';
import { disabledSchema, inviteSchema, requiredSchema, roleSchema, yardsSchema } from './staff.schema.ts';

export interface StaffUser extends YardRights {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** false: the invitation is still open. */
  readonly hasPassword: boolean;
  /** Whether an authenticator app is set up. */
  readonly hasTwoFactor: boolean;
  readonly hasPasskey: boolean;
  readonly secondStepRequired: boolean;
  readonly isDisabled: boolean;
  /** ISO time of the newest session's last use; null if there is none. */
  readonly lastUsedAt: string | null;
}

/** All staff, by name. */
export const listUsersApi = endpoint('GET /api/admin/users', {
  output: answer<readonly StaffUser[]>(),
  access: 'owner',
});

/** Answers 201 and mails a link. Safe to repeat with the same id. */
export const inviteUserApi = endpoint('POST /api/admin/users', {
  input: inviteSchema,
  output: answer<{ id: string }>(),
  access: 'owner',
  errors: ['email_taken'],
  status: 201,
});

/** Nobody may use the next five on their own account: not_oneself. The first four tell the second of two people who was first: changed_since. */
export const changeRoleApi = endpoint('PUT /api/admin/users/:id/role', {
  input: roleSchema,
  output: answer<{ role: StaffRole }>(),
  access: 'owner',
  errors: ['not_found', 'not_oneself', 'changed_since'],
  seen: 'from',
});

/** Where somebody works while they are staff. */
export const changeYardsApi = endpoint('PUT /api/admin/users/:id/yards', {
  input: yardsSchema,
  output: answer<{ yards: readonly YardId[] }>(),
  access: 'owner',
  errors: ['not_found', 'not_oneself', 'changed_since'],
  seen: 'from',
});

/** Disabling an account ends its sessions. */
export const disableUserApi = endpoint('PUT /api/admin/users/:id/disabled', {
  input: disabledSchema,
  output: answer<{ isDisabled: boolean }>(),
  access: 'owner',
  errors: ['not_found', 'not_oneself', 'changed_since'],
});

/** Whether somebody on staff must set up an authenticator app or a passkey. Owners must in any case. */
export const requireSecondStepApi = endpoint('PUT /api/admin/users/:id/second-step', {
  input: requiredSchema,
  output: answer<{ isRequired: boolean }>(),
  access: 'owner',
  errors: ['not_found', 'not_oneself', 'changed_since'],
});

/**
 * For staff who lost their phone, backup codes and passkeys: the next sign-in needs only the password. Those who must have a
 * second step then sets up a new one.
 */
export const resetSecondStepApi = endpoint('DELETE /api/admin/users/:id/second-step', {
  output: answer<{ done: true }>(),
  access: 'owner',
  errors: ['not_found', 'not_oneself'],
});

/** Mails another link to set the password. */
export const mailLinkApi = endpoint('POST /api/admin/users/:id/link', {
  output: answer<{ asked: true }>(),
  access: 'owner',
  errors: ['not_found'],
});
