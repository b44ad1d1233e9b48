import type { Address } from './address.schema.ts';
import type { AddressVerification, ShippingRisk, SuggestedAddress } from './addresses.api.ts';
import { ADDRESS_PARTS, isSamePart } from './is-same-address.ts';
import type { PostalFinding } from './postal-finding.ts';
import { unverified } from './read-verification.ts';
import { isInShippingArea } from './shipping-area.ts';

const PART_NAMES = { address: 'street', city: 'city', state: 'state', zip: 'ZIP code' } as const;

function suggestionFor(typed: Address, delivery: Address): SuggestedAddress | null {
  const changed = ADDRESS_PARTS.filter((part) => !isSamePart(part, typed, delivery));
  if (changed.length === 0) return null;
  const names = changed.map((part) => PART_NAMES[part]).join(', ');
  return { ...delivery, reason: `The post office writes this address differently: ${names}.` };
}

const RISKS: readonly {
  readonly applies: (finding: PostalFinding) => boolean;
  readonly risk: 'medium' | 'high';
  readonly factor: string;
}[] = [
  { applies: ({ isVacant }) => isVacant, risk: 'high', factor: 'The address is vacant' },
  { applies: ({ isNoStat }) => isNoStat, risk: 'high', factor: 'The post office does not deliver there' },
  { applies: ({ isGeneralDelivery }) => isGeneralDelivery, risk: 'high', factor: 'General delivery' },
  { applies: ({ isPrivateMailbox }) => isPrivateMailbox, risk: 'medium', factor: 'Private mailbox' },
  { applies: ({ isPoBox }) => isPoBox, risk: 'medium', factor: 'PO box' },
  {
    applies: ({ match }) => match === 'unit' || match === 'unit_missing',
    risk: 'medium',
    factor: 'The apartment or unit is unknown',
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
  none: ['We could not find this address. Please check the street, city and ZIP code.'],
};

/** What a visitor is told of an address for which the post office's data say `finding`. */
export function judgeAddress(typed: Address, finding: PostalFinding): AddressVerification {
  const { match, delivery } = finding;
  const confidence = { exact: 'high', unit: 'medium', unit_missing: 'low', none: 'low' } as const;
  const isValid = match === 'exact' || match === 'unit';
  return {
    isValid,
    confidence: confidence[match],
    errors: ERRORS[match],
    suggestedAddress: match === 'exact' && delivery ? suggestionFor(typed, delivery) : null,
    // An address that still lacks its unit is no correction.
    correctedAddress: isValid ? delivery : null,
    shippingRisk: riskOf(finding),
    isInShippingArea: isInShippingArea(delivery?.state ?? typed.state),
  };
}

/** Nobody could check it: the checkout goes on, and staff look at the order. */
export const unverifiedAddress = (typed: Address): AddressVerification => ({
  ...unverified('the address service does not answer'),
  isInShippingArea: isInShippingArea(typed.state),
});
