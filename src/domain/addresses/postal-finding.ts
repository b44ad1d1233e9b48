import type { Address } from './address.schema.ts';

/**
 * What the post office's data say of an address. `unit`: the building is known, the apartment or suite is not;
 * `unit_missing`: the building needs one and none was given; `none`: no such address.
 */
export interface PostalFinding {
  readonly match: 'exact' | 'unit' | 'unit_missing' | 'none';
  /** As the post office writes it; null with `none`. */
  readonly delivery: Address | null;
  readonly isVacant: boolean;
  /** Known, and never delivered to. */
  readonly isNoStat: boolean;
  readonly isGeneralDelivery: boolean;
  readonly isPoBox: boolean;
  /** A mailbox rented from a private agency. */
  readonly isPrivateMailbox: boolean;
}

export const NO_FINDING: PostalFinding = {
  match: 'none',
  delivery: null,
  isVacant: false,
  isNoStat: false,
  isGeneralDelivery: false,
  isPoBox: false,
  isPrivateMailbox: false,
};
