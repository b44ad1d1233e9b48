import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { addressSchema, type Address } from './address.schema.ts';

export interface SuggestedAddress extends Address {
  /** A sentence that says what was changed. */
  readonly reason: string;
}

export interface ShippingRisk {
  readonly risk: 'low' | 'medium' | 'high';
  readonly factors: readonly string[];
}

export interface AddressVerification {
  readonly isValid: boolean;
  readonly confidence: 'high' | 'medium' | 'low';
  /** Sentences for a visitor. */
  readonly errors: readonly string[];
  readonly suggestedAddress: SuggestedAddress | null;
  /** The address as the post office writes it, if known. */
  readonly correctedAddress: Address | null;
  readonly shippingRisk: ShippingRisk;
  readonly isInShippingArea: boolean;
}

export const ADDRESS_CHECKS_RATE_LIMIT = { scope: 'address-checks', limit: 60, windowMs: 600_000 } as const;

export const verifyAddressApi = endpoint('POST /api/verify-address', {
  input: addressSchema,
  output: answer<AddressVerification>(),
  limit: ADDRESS_CHECKS_RATE_LIMIT,
});
