import {
  OFFER_SESSION_SECONDS,
  REWARDS_DEVICE_SECONDS,
  REWARDS_SESSION_MS,
  STAFF_SESSION_IDLE_MS,
  STAFF_SESSION_MAX_MS,
} from '../../business/constants.ts';
import { cookieTexts } from './texts.ts';
import { lasting } from './lasting.ts';

/** The names of all cookies that our server sets. */
export const COOKIE_NAMES = {
  checkout: '__Host-checkout',
  offer: '__Secure-offer',
  rewards: '__Host-rewards',
  /** `*`: "tickets", "code-" with the start of a customer's id, or the start of a redemption's id. */
  rewardsDevice: '__Secure-rewards-*',
  staff: '__Host-staff',
  /** better-auth puts a dot and a name behind ours. */
  staffStep: '__Host-staff.two_factor',
  staffPasskey: '__Host-staff.passkey',
} as const;

export const CHECKOUT_COOKIE_SECONDS = 604_800;

export interface StoredOnDevice {
  /** Its name in the browser; `*` stands for any text. */
  readonly name: string;
  readonly purpose: string;
  /** How long it stays: "7 days". */
  readonly life: string;
}

type CookieText = Omit<StoredOnDevice, 'name'>;

const TEXTS: Readonly<Record<keyof typeof COOKIE_NAMES, CookieText & { readonly isStaffs?: true }>> = {
  checkout: { ...cookieTexts.checkout, life: lasting(CHECKOUT_COOKIE_SECONDS) },
  offer: { ...cookieTexts.offer, life: lasting(OFFER_SESSION_SECONDS) },
  rewards: {
    ...cookieTexts.rewards,
    life: cookieTexts.rewards.life(lasting(REWARDS_SESSION_MS / 1_000)),
  },
  rewardsDevice: { ...cookieTexts.rewardsDevice, life: lasting(REWARDS_DEVICE_SECONDS) },
  staff: {
    ...cookieTexts.staff,
    life: cookieTexts.staff.life(
      lasting(STAFF_SESSION_IDLE_MS / 1_000),
      lasting(STAFF_SESSION_MAX_MS / 1_000),
    ),
    isStaffs: true,
  },
  staffStep: { ...cookieTexts.staffStep, isStaffs: true },
  staffPasskey: { ...cookieTexts.staffPasskey, isStaffs: true },
};

const cookies = (isStaffs: boolean): readonly StoredOnDevice[] =>
  Object.entries(COOKIE_NAMES).flatMap(([id, name]) => {
    const { isStaffs: ofStaff = false, ...text } = TEXTS[id as keyof typeof COOKIE_NAMES];
    return ofStaff === isStaffs ? [{ name, ...text }] : [];
  });

export const VISITOR_COOKIES = cookies(false);
export const STAFF_ONLY_COOKIES = cookies(true);

/** Set by the measurement service, after a visitor has accepted. */
export const MEASUREMENT_COOKIES: readonly StoredOnDevice[] = [{ name: '_ga*', ...cookieTexts.measurement }];
