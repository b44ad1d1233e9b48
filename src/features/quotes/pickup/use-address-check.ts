import { useRef, useState } from 'react';
import type { Address } from '../../../domain/addresses/address.schema.ts';
import type { suggestionFor } from '../../../domain/addresses/read-verification.ts';
import type { AddressFinding } from '../../../domain/quotes/pickup-address.ts';
import type { RequestForm } from '../request-kind.ts';

interface Found {
  readonly finding: AddressFinding;
  readonly suggestion: ReturnType<typeof suggestionFor>;
}

const PARTS = ['address', 'city', 'state', 'zip'] as const;

/** Checks an address once it is complete. Ignores the answer if the address has changed since. */
export function useAddressCheck(form: RequestForm) {
  const [found, setFound] = useState<Found | 'checking' | null>(null);
  const latest = useRef<string>(undefined);

  async function look() {
    // With zod, like what checks the form (use-request-form.ts).
    const { completeAddress, checkCompleteAddress } = await import('./check-typed-address.ts');
    const address = completeAddress(form.getValues('pickup'));
    const asked = JSON.stringify(address);
    if (address === null || asked === latest.current) return;
    latest.current = asked;
    setFound('checking');
    const answer = await checkCompleteAddress(address);
    if (asked === latest.current) setFound(answer);
  }
  // Where the check does not load, the form is sent without it.
  const check = () => void look().catch(() => {});

  function forget() {
    latest.current = undefined;
    setFound(null);
  }

  function take(suggestion: Address) {
    for (const part of PARTS)
      form.setValue(`pickup.${part}`, suggestion[part], { shouldValidate: form.formState.isSubmitted });
    form.setFocus('pickup.zip');
    check();
  }

  const { finding = null, suggestion = null } = found === 'checking' ? {} : (found ?? {});
  return { checking: found === 'checking', finding, suggestion, check, forget, take };
}
