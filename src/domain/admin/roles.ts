export const STAFF_ROLES = ['staff', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether a role may do what is for `needed`: an owner may do all that staff may. */
export const mayAct = (role: StaffRole, needed: StaffRole): boolean => role === 'owner' || needed === 'staff';
