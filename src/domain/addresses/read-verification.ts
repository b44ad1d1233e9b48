import type { Address } from './address.schema.ts';
import type { AddressVerification, ShippingRisk, SuggestedAddress } from './addresses.api.ts';

type Loose = Readonly<Record<string, unknown>>;

const RISKS: readonly unknown[] = ['low', 'medium', 'high'] satisfies ShippingRisk['risk'][];
const CONFIDENCES: readonly unknown[] = [
  'high',
  'medium',
  'low',
] satisfies AddressVerification['confidence'][];

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(textOf).filter(Boolean) : [];

function readAddress(value: unknown): SuggestedAddress | null {
  if (!isLoose(value)) return null;
  const [address = '', city = '', state = '', zip = ''] = [
    value['address'],
    value['city'],
    value['state'],
    value['zip'],
  ].map(textOf);
  return address && city && state && zip
    ? { address, city, state, zip, reason: textOf(value['reason']) }
    : null;
}

function readRisk(value: unknown): ShippingRisk {
  const { risk, factors } = isLoose(value) ? value : {};
  return {
    risk: RISKS.includes(risk) ? (risk as ShippingRisk['risk']) : 'medium',
    factors: textsOf(factors),
  };
}

/** Reads the answer of an address check. Missing or unreadable fields get the specified defaults. */
export function readVerification(answer: unknown): AddressVerification {
  const { isValid, confidence, errors, isInShippingArea, ...rest } = isLoose(answer) ? answer : {};
  return {
    isValid: isValid === true,
    confidence: CONFIDENCES.includes(confidence) ? (confidence as AddressVerification['confidence']) : 'low',
    errors: textsOf(errors),
    suggestedAddress: readAddress(rest['suggestedAddress']),
    correctedAddress: readAddress(rest['correctedAddress']),
    shippingRisk: readRisk(rest['shippingRisk']),
    isInShippingArea: isInShippingArea !== false,
  };
}

/** The result if the check failed: the visitor may continue, and the order is flagged for staff. */
export const unverified = (detail: string): AddressVerification => ({
  isValid: true,
  confidence: 'low',
  errors: [`Verification failed: ${detail}. You may continue with manual address entry.`],
  suggestedAddress: null,
  correctedAddress: null,
  shippingRisk: { risk: 'medium', factors: ['Address not verified'] },
  isInShippingArea: true,
});

/** A factor of the risk: the building is known, the apartment or suite is not. */
export const UNIT_UNKNOWN = 'The apartment or unit is unknown';

/** Accepted without a check; only a failed check has this result. */
export const isUnverified = ({ isValid, confidence }: AddressVerification): boolean =>
  isValid && confidence === 'low';

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Compares a part, ignoring case, punctuation and spaces. ZIP and ZIP+4 count as the same. */
export const isSamePart = (part: keyof Address, typed: Address, other: Address): boolean =>
  bare(typed[part]) === bare(other[part]) ||
  (part === 'zip' && bare(typed.zip) === bare(other.zip).slice(0, 5));

export const ADDRESS_PARTS = ['address', 'city', 'state', 'zip'] as const satisfies (keyof Address)[];

const isSameAddress = (typed: Address, other: Address): boolean =>
  ADDRESS_PARTS.every((part) => isSamePart(part, typed, other));

/** The address to suggest instead of the typed one; null if there is none or it is the same. */
export function suggestionFor(
  typed: Address,
  { suggestedAddress, correctedAddress }: AddressVerification,
): SuggestedAddress | null {
  const offered = suggestedAddress ?? correctedAddress;
  if (!offered || isSameAddress(typed, offered)) return null;
  return { reason: 'USPS suggests this address.', ...offered };
}
