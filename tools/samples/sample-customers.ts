import type { VoucherState } from '../../src/domain/rewards/rewards.api.ts';
import type { Tier } from '../../src/domain/rewards/points/tiers.ts';
import customers from './sample-customers.json' with { type: 'json' };

interface SampleLoad {
  readonly metalType: string;
  /** Decimal pounds. */
  readonly weight: string;
  /** Dollars per pound. */
  readonly price: string;
}

export interface SampleCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  /** +1XXXXXXXXXX, of the range reserved for fiction and none of the business's own. */
  readonly phone: string;
  /** ISO date; 'today' is the day the samples are created. */
  readonly dateOfBirth: 'today' | string | null;
  /** Days before today, oldest first; each brings the next of `loads`, in turn. */
  readonly visits: readonly number[];
  readonly loads: readonly SampleLoad[];
  readonly vouchers: readonly {
    readonly daysAgo: number;
    readonly reward: string;
    readonly code: string;
    readonly state: VoucherState;
  }[];
  /** The resulting totals. */
  readonly meant: { readonly tier: Tier; readonly streak: number };
}

/** Sample customers on a developer's machine. No deployment has them. */
export const SAMPLE_CUSTOMERS = customers as readonly SampleCustomer[];
