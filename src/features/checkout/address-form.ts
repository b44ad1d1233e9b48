import { atom, type ReadableAtom } from 'nanostores';
import {
  ADDRESS_CITY_MAX_LENGTH,
  ADDRESS_REVERIFY_DELAY_MS,
  ADDRESS_STATE_LENGTH,
  ADDRESS_STREET_MAX_LENGTH,
  ADDRESS_ZIP_MAX_LENGTH,
} from '../../business/constants.ts';
import { type Address, addressSchema } from '../../domain/addresses/address.schema.ts';
import type { AddressVerification } from '../../domain/addresses/addresses.api.ts';
import { firstMessages } from '../../domain/shared/first-messages.ts';
import { checkAddress } from '../../lib/verify-address.ts';
import { wait } from '../../lib/wait.ts';

export type AddressField = keyof Address;

export interface AddressFormState {
  /** What the fields hold, fit for sending or not. */
  readonly address: Address;
  readonly errors: Readonly<Partial<Record<AddressField, string>>>;
  readonly checking: boolean;
  /** Of exactly this address. */
  readonly verification: AddressVerification | null;
}

export interface AddressForm {
  readonly $state: ReadableAtom<AddressFormState>;
  readonly change: (field: AddressField, typed: string) => void;
  /** Takes over a whole address, unchecked. */
  readonly put: (address: Address, errors?: AddressFormState['errors']) => void;
  /** null: a field is wrong, or the address was changed before the answer came. */
  readonly verify: () => Promise<AddressVerification | null>;
  /** Fills the fields with the suggestion and checks it a moment later. */
  readonly takeSuggestion: (suggestion: Address) => Promise<AddressVerification | null>;
}

export const EMPTY_ADDRESS: Address = { address: '', city: '', state: '', zip: '' };

const LIMITS: Readonly<Record<AddressField, number>> = {
  address: ADDRESS_STREET_MAX_LENGTH,
  city: ADDRESS_CITY_MAX_LENGTH,
  state: ADDRESS_STATE_LENGTH,
  zip: ADDRESS_ZIP_MAX_LENGTH,
};

export const isFilled = (address: Address): boolean =>
  Object.values(address).every((value) => value.trim() !== '');

const fitting = (field: AddressField, typed: string): string =>
  (field === 'state' ? typed.toUpperCase() : typed).slice(0, LIMITS[field]);

/** The fields of one address with what is known about them; runs without React. */
export function createAddressForm(): AddressForm {
  const unchecked = { errors: {}, checking: false, verification: null };
  const $state = atom<AddressFormState>({ address: EMPTY_ADDRESS, ...unchecked });
  // Counts every change and every check: the answer to an older one is not taken.
  let version = 0;

  function put({ address, city, state, zip }: Address, errors: AddressFormState['errors'] = {}) {
    version += 1;
    $state.set({ ...unchecked, address: { address, city, state, zip }, errors });
  }

  function change(field: AddressField, typed: string) {
    const { address, errors } = $state.get();
    const value = fitting(field, typed);
    if (value === address[field]) return;
    const others = Object.entries(errors).filter(([name]) => name !== field);
    put({ ...address, [field]: value }, Object.fromEntries(others));
  }

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
    $state.set({ ...unchecked, address: parsed.data, verification });
    return verification;
  }

  async function takeSuggestion(suggestion: Address) {
    put(suggestion);
    const taken = version;
    await wait(ADDRESS_REVERIFY_DELAY_MS);
    return taken === version ? verify() : null;
  }

  return { $state, change, put, verify, takeSuggestion };
}
