import { useRef, useState } from 'react';
import type { Address } from '../../../domain/addresses/address.schema.ts';
import type { RequestForm } from '../request-kind.ts';
import type { findAddress } from './find-address.ts';

type Found = Awaited<ReturnType<typeof findAddress>>;

const PARTS = ['address', 'city', 'state', 'zip'] as const;

/** Checks an address once it is complete. Ignores the answer if the address has changed since. */
export function useAddressCheck(form: RequestForm) {
  const [found, setFound] = useState<Found | 'checking' | null>(null);
  const latest = useRef<string>(undefined);

  async function look() {
    // With zod, like what checks the form (use-request-form.ts).
    const { completeAddress, findAddress: find } = await import('./find-address.ts');
    const address = completeAddress(form.getValues());
    const asked = JSON.stringify(address);
    if (address === null || asked === latest.current) return;
    latest.current = asked;
    setFound('checking');
    const answer = await find(address);
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
      form.setValue(part, suggestion[part], { shouldValidate: form.formState.isSubmitted });
    form.setFocus('zip');
    check();
  }

  const { finding = null, suggestion = null } = found === 'checking' ? {} : (found ?? {});
  return { checking: found === 'checking', finding, suggestion, check, forget, take };
}
