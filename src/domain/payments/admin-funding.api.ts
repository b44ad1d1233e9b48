import { dayRangeSchema } from '../shared/time/day-range.schema.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Cents } from '../shared/numbers/money.ts';

export interface Money {
  readonly takenCents: Cents;
  /** The provider's fees. */
  readonly feesCents: Cents;
  /** Given back, and lost to disputes: above zero. */
  readonly refundedCents: Cents;
  readonly disputedCents: Cents;
  /** takenCents - feesCents - refundedCents - disputedCents */
  readonly netCents: Cents;
  /** Sent to the bank; failed ones left out. */
  readonly payoutsCents: Cents;
  /** Payments whose fee the provider has not reported yet. */
  readonly feesUnknown: number;
}

/** Money that one provider moved on one day in New York. */
export interface FundingDay extends Money {
  /** ISO date */
  readonly day: string;
  readonly provider: 'stripe' | 'paypal';
}

export interface Funding {
  /** ISO dates */
  readonly from: string;
  readonly to: string;
  /** Only where something moved, newest first. */
  readonly days: readonly FundingDay[];
  readonly total: Money;
}

/** The query is a DayRange. */
export const readFundingApi = endpoint('GET /api/admin/funding', {
  output: answer<Funding>(),
  access: 'owner',
  query: dayRangeSchema,
});
