import { OFFER_SESSION_SECONDS } from '../../business/offer-constants.ts';
import { REWARDS_SESSION_MS } from '../../business/constants.ts';
import { STAFF_SESSION_IDLE_MS, STAFF_SESSION_MAX_MS } from '../../business/staff-constants.ts';
import { lasting } from './lasting.ts';

/** The names of all cookies that our server sets. */
export const COOKIE_NAMES = {
  checkout: '__Host-checkout',
  offer: '__Secure-offer',
  rewards: '__Host-rewards',
  staff: '__Host-staff',
  /** better-auth puts a dot and a name behind ours. */
  staffStep: '__Host-staff.two_factor',
  staffPasskey: '__Host-staff.passkey',
} as const;

export const CHECKOUT_COOKIE_SECONDS = 604_800;

export interface KeptOnDevice {
  /** Its name in the browser; `*` stands for any text. */
  readonly name: string;
  readonly purpose: string;
  /** How long it stays: "7 days". */
  readonly life: string;
}

type CookieText = Omit<KeptOnDevice, 'name'>;

const TEXTS: Readonly<Record<keyof typeof COOKIE_NAMES, CookieText & { readonly isStaffs?: true }>> = {
  checkout: {
    purpose: 'Lets the browser that placed an order see it in full and pay it.',
    life: lasting(CHECKOUT_COOKIE_SECONDS),
  },
  offer: {
    purpose: 'Lets the browser that opened the link to an offer accept or decline it.',
    life: lasting(OFFER_SESSION_SECONDS),
  },
  rewards: {
    purpose: 'Shows the rewards account whose phone number was entered.',
    life: `${lasting(REWARDS_SESSION_MS / 1_000)}, or until the browser is closed`,
  },
  staff: {
    purpose: 'Keeps a member of our staff signed in.',
    life: `${lasting(STAFF_SESSION_IDLE_MS / 1_000)} without use, ${lasting(STAFF_SESSION_MAX_MS / 1_000)} at most`,
    isStaffs: true,
  },
  staffStep: {
    purpose: 'Between the password and the code of a sign-in.',
    life: 'some minutes',
    isStaffs: true,
  },
  staffPasskey: { purpose: 'While a passkey is used.', life: 'some minutes', isStaffs: true },
};

const cookies = (isStaffs: boolean): readonly KeptOnDevice[] =>
  Object.entries(COOKIE_NAMES).flatMap(([id, name]) => {
    const { isStaffs: ofStaff = false, ...text } = TEXTS[id as keyof typeof COOKIE_NAMES];
    return ofStaff === isStaffs ? [{ name, ...text }] : [];
  });

export const VISITOR_COOKIES = cookies(false);
export const STAFF_ONLY_COOKIES = cookies(true);

/** Set by the measurement service, after a visitor has accepted. */
export const MEASUREMENT_COOKIES: readonly KeptOnDevice[] = [
  {
    name: '_ga*',
    purpose: 'Tells the measurement service which visits come from the same browser.',
    life: 'two years, or until you decline',
  },
];
