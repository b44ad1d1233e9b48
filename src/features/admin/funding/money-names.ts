import type { Money } from '../../../domain/payments/admin-funding.api.ts';

/** The amounts of a day, in the order in which they are shown. */
export const MONEY_NAMES = [
  ['taken', 'Taken'],
  ['fees', 'Fees'],
  ['refunded', 'Refunded'],
  ['disputed', 'Disputed'],
  ['net', 'Net'],
  ['payouts', 'Payouts'],
] as const satisfies readonly (readonly [keyof Money, string])[];
