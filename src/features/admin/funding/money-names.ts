import type { Money } from '../../../domain/payments/admin-funding.api.ts';

/** The amounts of a day, in the order in which they are shown. */
export const MONEY_NAMES = [
  ['takenCents', 'Taken'],
  ['feesCents', 'Fees'],
  ['refundedCents', 'Refunded'],
  ['disputedCents', 'Disputed'],
  ['netCents', 'Net'],
  ['payoutsCents', 'Payouts'],
] as const satisfies readonly (readonly [keyof Money, string])[];
