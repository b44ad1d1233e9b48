import { ADDRESS_VERIFY_TIMEOUT_MS } from '../../business/constants.ts';
import type { Address } from '../../domain/addresses/address.schema.ts';
import { type AddressVerification, verifyAddressApi } from '../../domain/addresses/addresses.api.ts';
import { readVerification, unverified } from '../../domain/addresses/read-verification.ts';
import { failureText } from './failure-text.ts';
import { call } from './request.ts';

/** Asks our server to check an address. Never rejects: a failed check does not stop the visitor. */
export async function checkAddress(address: Address): Promise<AddressVerification> {
  try {
    const signal = AbortSignal.timeout(ADDRESS_VERIFY_TIMEOUT_MS);
    return readVerification(await call(verifyAddressApi, { body: address, signal }));
  } catch (error) {
    return unverified(failureText(error).replace(/\.$/, ''));
  }
}
