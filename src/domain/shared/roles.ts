export const STAFF_ROLES = ['staff', 'office', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The roles behind what a contract's `access` names: what serve() asks, the menu shows and the tests walk through. */
const ROLES_WITH = {
  /** Everybody who signs in: today, requests, inquiries, data requests, yards, their own account. */
  staff: ['staff', 'office', 'owner'],
  /** Metal and the money paid for it: tickets, customers, rewards, posted prices. */
  counter: ['staff', 'owner'],
  /** Orders, refunds up to a limit, stock, reports, posts and content. */
  office: ['office', 'owner'],
  owner: ['owner'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffAccess = keyof typeof ROLES_WITH;

export const STAFF_ACCESS = Object.keys(ROLES_WITH) as readonly StaffAccess[];

/** Whether a role may make the calls with this access. */
export const mayAct = (role: StaffRole, access: StaffAccess): boolean =>
  (ROLES_WITH[access] as readonly StaffRole[]).includes(role);

export interface AccountProtection {
  readonly role: StaffRole;
  /** Whether the account has an authenticator app. */
  readonly hasTwoFactor: boolean;
  readonly hasPasskey: boolean;
  /** Whether an owner asks for one of the two. */
  readonly secondStepRequired: boolean;
}

/** Whether somebody must set up an app or a passkey before they do anything else. Staff need one where an owner asks for it, the others always. */
export const lacksSecondStep = ({
  role,
  hasTwoFactor,
  hasPasskey,
  secondStepRequired,
}: AccountProtection): boolean => (role !== 'staff' || secondStepRequired) && !hasTwoFactor && !hasPasskey;
