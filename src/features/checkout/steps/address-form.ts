import { atom, type ReadableAtom } from 'nanostores';
import { ADDRESS_REVERIFY_DELAY_MS } from '../../../business/constants.ts';
import { type Address, addressSchema } from '../../../domain/addresses/address.schema.ts';
import type { AddressVerification, SuggestedAddress } from '../../../domain/addresses/addresses.api.ts';
import { suggestionFor } from '../../../domain/addresses/read-verification.ts';
import { typedState } from '../../../domain/addresses/us-states.ts';
import { typedZip } from '../../../domain/addresses/zip-code.ts';
import { firstMessages } from '../../../domain/shared/text/first-messages.ts';
import { checkAddress } from '../../../lib/requests/check-address.ts';
import { wait } from '../../../lib/requests/wait.ts';

export type AddressField = keyof Address;

export interface AddressFormState {
  /** The contents of the fields, valid or not. */
  readonly address: Address;
  readonly errors: Readonly<Partial<Record<AddressField, string>>>;
  readonly checking: boolean;
  /** The result for exactly this address. */
  readonly verification: AddressVerification | null;
  /** The address that the check would rather have, until the visitor has chosen between the two. */
  readonly suggestion: SuggestedAddress | null;
}

export type AddressForm = ReturnType<typeof createAddressForm>;

export const EMPTY_ADDRESS: Address = { address: '', city: '', state: '', zip: '' };

export const isFilled = (address: Address): boolean =>
  Object.values(address).every((value) => value.trim() !== '');

/** The two fields of a specified length. */
const FITTING: Partial<Record<AddressField, (typed: string) => string>> = {
  state: typedState,
  zip: typedZip,
};

/** The state of one address form and its check, without React. */
export function createAddressForm() {
  const unchecked = { errors: {}, checking: false, verification: null, suggestion: null };
  const $state = atom<AddressFormState>({ address: EMPTY_ADDRESS, ...unchecked });
  // Counts changes and checks, so that an outdated answer is ignored.
  let version = 0;

  /** Replaces the whole address, unchecked. */
  function put({ address, city, state, zip }: Address, errors: AddressFormState['errors'] = {}) {
    version += 1;
    $state.set({ ...unchecked, address: { address, city, state, zip }, errors });
  }

  function change(field: AddressField, typed: string) {
    const { address, errors } = $state.get();
    const value = FITTING[field]?.(typed) ?? typed;
    if (value === address[field]) return;
    const others = Object.entries(errors).filter(([name]) => name !== field);
    put({ ...address, [field]: value }, Object.fromEntries(others));
  }

  /** Returns null if a field is invalid or the address changed before the answer came. */
  async function verify() {
    const parsed = addressSchema.safeParse($state.get().address);
    if (!parsed.success) {
      put($state.get().address, firstMessages<AddressField>(parsed.error.issues));
      return null;
    }
    version += 1;
    const asked = version;
    $state.set({ ...unchecked, address: parsed.data, checking: true });
    const verification = await checkAddress(parsed.data);
    if (asked !== version) return null;
    const suggestion = suggestionFor(parsed.data, verification);
    $state.set({ ...unchecked, address: parsed.data, verification, suggestion });
    return verification;
  }

  /** Fills in the suggestion and checks it a moment later. */
  async function takeSuggestion(suggestion: Address) {
    put(suggestion);
    const taken = version;
    await wait(ADDRESS_REVERIFY_DELAY_MS);
    return taken === version ? verify() : null;
  }

  const keepTyped = () => $state.set({ ...$state.get(), suggestion: null });

  return {
    $state: $state as ReadableAtom<AddressFormState>,
    change,
    put,
    verify,
    takeSuggestion,
    keepTyped,
  };
}
