import type { Address } from './address.schema.ts';
import type { AddressVerification, ShippingRisk, SuggestedAddress } from './addresses.api.ts';
import { ADDRESS_PARTS, isSamePart, UNIT_UNKNOWN, unverified } from './read-verification.ts';
import { STATE_CODES } from './us-states.ts';

/**
 * What postal data say about an address. `unit`: the building is known, the apartment or suite is not; `unit_missing`: the
 * building needs one and none was given; `none`: no such address.
 */
export interface PostalFinding {
  readonly match: 'exact' | 'unit' | 'unit_missing' | 'none';
  /** The address as the post office writes it; null with `none`. */
  readonly delivery: Address | null;
  /** Where a truck would come to; null: not known well enough for a distance that costs money. */
  readonly place: { readonly lat: number; readonly lng: number } | null;
  readonly isVacant: boolean;
  /** Known, but the post office does not deliver there. */
  readonly isNoStat: boolean;
  readonly isGeneralDelivery: boolean;
  readonly isPoBox: boolean;
  /** A mailbox rented from a private agency. */
  readonly isPrivateMailbox: boolean;
}

export const NO_FINDING: PostalFinding = {
  match: 'none',
  delivery: null,
  place: null,
  isVacant: false,
  isNoStat: false,
  isGeneralDelivery: false,
  isPoBox: false,
  isPrivateMailbox: false,
};

/** We ship to the 50 states and DC; not to territories or military post offices. */
export const isInShippingArea = (state: string): boolean => STATE_CODES.has(state);

function suggestionFor(typed: Address, delivery: Address): SuggestedAddress | null {
  const isSame = ADDRESS_PARTS.every((part) => isSamePart(part, typed, delivery));
  return isSame ? null : { ...delivery, reason: 'USPS suggests this address.' };
}

const RISKS: readonly {
  readonly applies: (finding: PostalFinding) => boolean;
  readonly risk: 'medium' | 'high';
  readonly factor: string;
}[] = [
  { applies: ({ isVacant }) => isVacant, risk: 'high', factor: 'The address is vacant' },
  { applies: ({ isNoStat }) => isNoStat, risk: 'high', factor: 'The post office doesn’t deliver there' },
  { applies: ({ isGeneralDelivery }) => isGeneralDelivery, risk: 'high', factor: 'General delivery' },
  { applies: ({ isPrivateMailbox }) => isPrivateMailbox, risk: 'medium', factor: 'Private mailbox' },
  { applies: ({ isPoBox }) => isPoBox, risk: 'medium', factor: 'PO box' },
  {
    applies: ({ match }) => match === 'unit' || match === 'unit_missing',
    risk: 'medium',
    factor: UNIT_UNKNOWN,
  },
];

function riskOf(finding: PostalFinding): ShippingRisk {
  const found = RISKS.filter(({ applies }) => applies(finding));
  const highest = found.some(({ risk }) => risk === 'high') ? 'high' : 'medium';
  return { risk: found.length > 0 ? highest : 'low', factors: found.map(({ factor }) => factor) };
}

const ERRORS: Readonly<Record<PostalFinding['match'], readonly string[]>> = {
  exact: [],
  unit: [],
  unit_missing: ['Add an apartment or unit number'],
  none: ['We couldn’t find this address. Please check the street, city, state and ZIP code.'],
};

/** Turns a postal finding into the answer for the visitor. */
export function judgeAddress(typed: Address, finding: PostalFinding): AddressVerification {
  const { match, delivery } = finding;
  const confidence = { exact: 'high', unit: 'medium', unit_missing: 'low', none: 'low' } as const;
  const isValid = match === 'exact' || match === 'unit';
  return {
    isValid,
    confidence: confidence[match],
    errors: ERRORS[match],
    suggestedAddress: match === 'exact' && delivery ? suggestionFor(typed, delivery) : null,
    // An address without its unit is not a correction.
    correctedAddress: isValid ? delivery : null,
    shippingRisk: riskOf(finding),
    isInShippingArea: isInShippingArea(delivery?.state ?? typed.state),
  };
}

/** The check failed: the visitor may continue, and staff review the order. */
export const unverifiedAddress = (typed: Address): AddressVerification => ({
  ...unverified('the address service isn’t answering'),
  isInShippingArea: isInShippingArea(typed.state),
});
