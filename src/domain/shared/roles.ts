export const STAFF_ROLES = ['staff', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether a role may do what is for `needed`: an owner may do all that staff may. */
export const mayAct = (role: StaffRole, needed: StaffRole): boolean => role === 'owner' || needed === 'staff';

export interface AccountProtection {
  readonly role: StaffRole;
  /** Whether the account has an authenticator app. */
  readonly hasTwoFactor: boolean;
  readonly hasPasskey: boolean;
  /** Whether an owner asks for one of the two. */
  readonly secondStepRequired: boolean;
}

/** Whether somebody must set up an app or a passkey before they do anything else. Owners always need one. */
export const lacksSecondStep = ({
  role,
  hasTwoFactor,
  hasPasskey,
  secondStepRequired,
}: AccountProtection): boolean => (role === 'owner' || secondStepRequired) && !hasTwoFactor && !hasPasskey;
