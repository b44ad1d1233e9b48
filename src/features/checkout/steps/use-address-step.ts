import { type SubmitEvent, useRef } from 'react';
import type { Address } from '../../../domain/addresses/address.schema.ts';
import { isUnverified } from '../../../domain/addresses/read-verification.ts';
import type { AddressVerifier } from './checkout-addresses.ts';
import { $setUpProblem, $step } from '../checkout.store.ts';
import { continueCheckout } from '../continue-checkout.ts';

/** The form of a step with an address: Enter and the buttons either check the address, or check it where needed and continue. */
export function useAddressStep(verifier: AddressVerifier) {
  const { form, verify, takeSuggestion, keepTyped, refusalOf, isAsked } = verifier;
  const element = useRef<HTMLFormElement>(null);
  const running = useRef<Promise<void>>(null);

  /** Focuses the first invalid field or an open question, or Continue if the focused button disappeared. */
  function placeFocus() {
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-question]');
    if (wrong) wrong.focus();
    else if (document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>('[value=continue]')?.focus();
  }

  async function check() {
    $setUpProblem.set(null);
    running.current ??= verify().finally(() => (running.current = null));
    await running.current;
    placeFocus();
  }

  /** Goes on with the suggestion, once it is checked, if it leaves nothing to read. */
  async function take(suggestion: Address) {
    const step = $step.get();
    const taking = takeSuggestion(suggestion);
    element.current?.querySelector<HTMLElement>('[value=continue]')?.focus();
    await taking;
    if ($step.get() === step && isSettled()) await continueCheckout();
  }

  async function keep() {
    keepTyped();
    await continueCheckout();
  }

  /** Whether a fresh check leaves nothing for the visitor to read or choose before the next step. */
  function isSettled(): boolean {
    const { verification, suggestion } = form.$state.get();
    if (!verification || refusalOf(verification)) return false;
    return !isUnverified(verification) && suggestion === null;
  }

  async function goOn() {
    if (isAsked() && form.$state.get().verification === null) {
      const step = $step.get();
      await check();
      // If fields are invalid, the refusal of the step itself says so, below.
      const isIncomplete = Object.keys(form.$state.get().errors).length > 0;
      if ($step.get() !== step || !(isSettled() || isIncomplete)) return;
    }
    keepTyped();
    await continueCheckout();
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'verify') void check();
    else void goOn();
  }

  return { element, onSubmit, take, keep };
}
