import { useStore } from '@nanostores/react';
import type { Address } from '../../domain/addresses/address.schema.ts';
import type { AddressVerification } from '../../domain/addresses/addresses.api.ts';
import { isUnverified, suggestionFor } from '../../domain/addresses/read-verification.ts';
import type { CheckoutNotice } from '../../domain/orders/checkout-notices.ts';
import { AddressSuggestion } from '../../ui/form/AddressSuggestion.tsx';
import { type AddressForm, isFilled } from './address-form.ts';
import { AddressResult } from './AddressResult.tsx';

interface AddressCheckProps {
  readonly form: AddressForm;
  readonly label: string;
  readonly refusalOf: (verification: AddressVerification) => CheckoutNotice | null;
  readonly onTake: (suggestion: Address) => void;
  /** Without it the button is there, but off, until all fields are filled. */
  readonly hidesUntilFilled?: boolean;
}

/** The submit button that has an address checked, what came of it, and the address to take instead. */
export function AddressCheck({
  form,
  label,
  refusalOf,
  onTake,
  hidesUntilFilled = false,
}: AddressCheckProps) {
  const { address, checking, verification } = useStore(form.$state);
  const refusal = verification && refusalOf(verification);
  const isAccepted = verification !== null && !refusal && !isUnverified(verification);
  const isOffered = !isAccepted && (isFilled(address) || !hidesUntilFilled);
  const suggestion = verification && suggestionFor(address, verification);
  return (
    <>
      {isOffered && (
        <button
          className={`button mt-5 w-full md:w-auto ${verification ? 'button-line' : 'button-signal'}`}
          value="verify"
          disabled={!isFilled(address)}
          // Not `disabled`, which would take the focus away in the middle of it.
          aria-disabled={checking || undefined}
        >
          {checking ? 'Verifying Address...' : label}
        </button>
      )}
      <AddressResult verification={verification} refusal={refusal} />
      {suggestion && <AddressSuggestion suggestion={suggestion} onTake={() => onTake(suggestion)} />}
    </>
  );
}
