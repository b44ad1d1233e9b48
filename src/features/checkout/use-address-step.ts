import { type SubmitEvent, useRef } from 'react';
import type { Address } from '../../domain/addresses/address.schema.ts';
import type { AddressVerifier } from './checkout-addresses.ts';
import { continueCheckout } from './continue-checkout.ts';

/** The form of a step with an address: Enter and the buttons either check the address or continue. */
export function useAddressStep({ form, verify, takeSuggestion }: AddressVerifier) {
  const element = useRef<HTMLFormElement>(null);

  /** Focuses the first invalid field, or Continue if the focused button disappeared. */
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
