import * as z from 'zod/mini';
import { LOOK_UPS_RATE_LIMIT } from '../../business/constants.ts';
import { answer, type AnswerOf, endpoint } from '../shared/contract/endpoint.ts';
import { LOCALES } from '../shared/language/locales.ts';
import type { BirthdayBonus } from './points/birthday.ts';
import { newCustomerSchema } from './customer.schema.ts';
import { type Tier, TIERS } from './points/tiers.ts';

/** A customer, as shown to the person who looked up the phone number. */
export interface RewardsCustomer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** "j•••@example.com", or null. */
  readonly email: string | null;
  /** "(770) 555-0101" */
  readonly phone: string;
  readonly tier: Tier;
  /** What can be spent now. */
  readonly totalPoints: number;
  /** Of voided tickets, and spent before: they come off what is earned next. */
  readonly pointsOwed: number;
  /** All ever earned, without what voided tickets had earned; spending does not lower it. */
  readonly lifetimePoints: number;
  readonly totalVisits: number;
  /** 0 if the last visit is too long ago. */
  readonly consecutiveVisits: number;
  /** "--MM-DD", without the year; null if none is on file. */
  readonly dateOfBirth: string | null;
  readonly birthdayBonus: BirthdayBonus;
  /** A new device also needs a code from the email. */
  readonly hasCodeByMail: boolean;
}

/** A customer who asked for it opens the account on a new device with a code from a mail. */
export interface CodeMailed {
  /** "j•••@example.com" for anybody who is signed in; "j•••@…" before that. */
  readonly mailedTo: string;
}

const rewardSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  pointsCost: z.int(),
  category: z.enum(['cash_bonus', 'merchandise', 'yard']),
  minimumTier: z.enum(TIERS),
});

export type Reward = AnswerOf<typeof rewardSchema>;
export type RewardCategory = Reward['category'];

/** A visit, as "Recent Visits" lists it. */
export interface Transaction {
  readonly id: string;
  readonly metalType: string;
  /** Decimal as staff weighed it: "120.5". */
  readonly weight: string;
  readonly unit: string;
  /** Dollars with two decimals. */
  readonly amount: string;
  /** ISO time. */
  readonly createdAt: string;
}

export interface PointsEntry {
  readonly id: string;
  readonly description: string;
  /** Negative if points were spent. */
  readonly points: number;
  readonly createdAt: string;
}

export const VOUCHER_STATES = ['issued', 'honored', 'undone'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** A redemption and its voucher. */
export interface Redemption {
  readonly id: string;
  readonly rewardName: string;
  readonly pointsCost: number;
  /** What staff type or scan at the counter: "RW-7K2M9QXT"; "RW-••••••XT" while it is open, except on the device that redeemed it. */
  readonly code: string;
  readonly state: VoucherState;
  readonly createdAt: string;
}

/**
 * `:phone` in any common spelling of ten US digits. Sets a session for this customer only. Who asked for it is mailed a code instead, unless one
 * was entered on this device before.
 */
export const lookUpCustomerApi = endpoint('GET /api/customers/phone/:phone', {
  output: answer<RewardsCustomer | CodeMailed>(),
  errors: ['not_found', 'forbidden'],
  isClosedInPreviews: true,
  verbLimit: { scope: 'customer-look-ups', ...LOOK_UPS_RATE_LIMIT },
});

/** Ends the session: the next person on this device must look up a number again. Safe to repeat. */
export const leaveRewardsApi = endpoint('DELETE /api/rewards/session', { output: answer<{ left: true }>() });

/** All rewards on offer, cheapest first. Publicly cached, purged when staff change them. */
export const listRewardsApi = endpoint('GET /api/rewards', {
  output: z.array(rewardSchema),
  published: { name: 'listRewards', says: 'What points are worth, cheapest first.' },
  cache: { edgeSeconds: 900, staleSeconds: 86_400, tag: 'rewards' },
});

/** Newest first, at most REWARDS_LIST_LENGTH. So are the two lists below. */
export const listTransactionsApi = endpoint('GET /api/customers/:id/transactions', {
  output: answer<Transaction[]>(),
  errors: ['not_signed_in', 'forbidden'],
});

export const listPointsHistoryApi = endpoint('GET /api/customers/:id/points-history', {
  output: answer<PointsEntry[]>(),
  errors: ['not_signed_in', 'forbidden'],
});

export const listRedemptionsApi = endpoint('GET /api/customers/:id/redemptions', {
  output: answer<Redemption[]>(),
  errors: ['not_signed_in', 'forbidden'],
});

/** Pays the birthday bonus, once per calendar year, and answers the updated customer. */
export const checkBirthdayApi = endpoint('POST /api/customers/:id/check-birthday', {
  output: answer<RewardsCustomer>(),
  errors: ['not_signed_in', 'forbidden', 'birthday_not_today', 'birthday_claimed', 'birthday_too_new'],
});

/** Answers 201 and sets the session. Takes an Idempotency-Key. */
export const createCustomerApi = endpoint('POST /api/customers', {
  input: z.strictObject({
    ...newCustomerSchema.shape,
    /** The language of the page that sends it; English without it. */
    locale: z.optional(z.enum(LOCALES)),
  }),
  output: answer<RewardsCustomer>(),
  errors: ['phone_taken', 'idempotency_key_reused', 'forbidden'],
  status: 201,
  isClosedInPreviews: true,
  verbLimit: { scope: 'customers', limit: 10, windowMs: 3_600_000 },
});
