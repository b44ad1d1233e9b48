import { type SubmitEvent, useRef } from 'react';
import type { Address } from '../../domain/addresses/address.schema.ts';
import type { AddressForm } from './address-form.ts';
import { continueCheckout } from './continue-checkout.ts';

interface AddressStepVerbs {
  readonly form: AddressForm;
  readonly verify: () => Promise<void>;
  readonly takeSuggestion: (suggestion: Address) => Promise<void>;
}

/** The form of a step with an address: Enter and the buttons either have it checked or go on. */
export function useAddressStep({ form, verify, takeSuggestion }: AddressStepVerbs) {
  const element = useRef<HTMLFormElement>(null);

  /** Wrong fields come first; whoever stood on a button that has gone stands on Continue. */
  function placeFocus() {
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else if (document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[value=continue]')?.focus();
  }

  async function check() {
    if (form.$state.get().checking) return;
    await verify();
    placeFocus();
  }

  async function take(suggestion: Address) {
    const taking = takeSuggestion(suggestion);
    element.current?.querySelector<HTMLElement>('[value=continue]')?.focus();
    await taking;
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'verify') void check();
    else void continueCheckout();
  }

  return { element, onSubmit, take };
}
