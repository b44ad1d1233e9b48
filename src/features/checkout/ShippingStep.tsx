import { useStore } from '@nanostores/react';
import { shippingRefusal } from '../../domain/orders/checkout-notices.ts';
import { AddressCheck } from './AddressCheck.tsx';
import { AddressFields } from './AddressFields.tsx';
import { shippingForm, shippingVerifier } from './checkout-addresses.ts';
import { SavedInfoNote } from './SavedInfoNote.tsx';
import { SetUpProblemNote } from './SetUpProblemNote.tsx';
import { StepActions } from './StepActions.tsx';
import { StepTitle } from './StepTitle.tsx';
import { useAddressStep } from './use-address-step.ts';

/** Step 2: the shipping address. It must be checked before the visitor can continue. */
export function ShippingStep({ onBack }: { readonly onBack: () => void }) {
  const { verification } = useStore(shippingForm.$state);
  const { element, onSubmit, take, keep } = useAddressStep(shippingVerifier);
  const isAccepted = verification !== null && !shippingRefusal(verification);

  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <StepTitle step="shipping" title="Shipping Address" />
      <p className="mb-5 text-muted">We ship within the 50 states and DC, for one flat fee.</p>
      <SetUpProblemNote />
      <AddressFields form={shippingForm} kind="shipping" />
      <AddressCheck verifier={shippingVerifier} label="Verify Address" onTake={take} onKeep={keep} />
      <SavedInfoNote />
      <StepActions backLabel="Back to Customer" onBack={onBack}>
        <button className={`button ${isAccepted ? 'button-signal' : 'button-line'}`} value="continue">
          Continue to Billing
        </button>
      </StepActions>
    </form>
  );
}
