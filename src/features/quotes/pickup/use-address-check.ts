import { useRef, useState } from 'react';
import { type Address, addressSchema } from '../../../domain/addresses/address.schema.ts';
import type { AddressVerification } from '../../../domain/addresses/addresses.api.ts';
import { suggestionFor } from '../../../domain/addresses/read-verification.ts';
import { pickupAddressFinding } from '../../../domain/quotes/pickup-address.ts';
import { checkAddress } from '../../../lib/check-address.ts';
import type { RequestForm } from '../request-kind.ts';

interface Check {
  readonly address: Address;
  /** null while the check runs. */
  readonly verification: AddressVerification | null;
}

const PARTS = ['address', 'city', 'state', 'zip'] as const;

/** Checks an address once it is complete. Ignores the answer if the address has changed since. */
export function useAddressCheck(form: RequestForm) {
  const [shown, setShown] = useState<Check | null>(null);
  const latest = useRef<string>(undefined);

  async function look(address: Address) {
    const asked = JSON.stringify(address);
    if (asked === latest.current) return;
    latest.current = asked;
    setShown({ address, verification: null });
    const verification = await checkAddress(address);
    if (asked === latest.current) setShown({ address, verification });
  }

  function check() {
    const typed = addressSchema.safeParse(form.getValues());
    if (typed.success) void look(typed.data);
  }

  function forget() {
    latest.current = undefined;
    setShown(null);
  }

  function take(suggestion: Address) {
    for (const part of PARTS)
      form.setValue(part, suggestion[part], { shouldValidate: form.formState.isSubmitted });
    form.setFocus('zip');
    check();
  }

  const verification = shown?.verification ?? null;
  return {
    checking: shown !== null && verification === null,
    finding: verification && pickupAddressFinding(verification),
    suggestion: shown && verification && suggestionFor(shown.address, verification),
    check,
    forget,
    take,
  };
}
