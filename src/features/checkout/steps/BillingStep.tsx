import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/form/fields/CheckField.tsx';
import { useStore } from '@nanostores/react';
import { AddressCheck } from './AddressCheck.tsx';
import { AddressFields } from './AddressFields.tsx';
import { $billing, $billingSameAsShipping, billingForm, billingVerifier } from './checkout-addresses.ts';
import { $sessionStatus } from '../payment-session.store.ts';
import { SetUpProblemNote } from '../SetUpProblemNote.tsx';
import { StepActions } from './StepActions.tsx';
import { StepTitle } from './StepTitle.tsx';
import { useAddressStep } from './use-address-step.ts';

/** Step 3: the billing address. Continue sets up the payment. */
export function BillingStep({ onBack }: { readonly onBack: () => void }) {
  const isSame = useStore($billingSameAsShipping);
  const { address, city, state, zip } = useStore($billing);
  const isCreating = useStore($sessionStatus) === 'creating';
  const { element, onSubmit, take, keep } = useAddressStep(billingVerifier);

  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <StepTitle step="billing" title="Billing Address" />
      <p className="mb-3 text-muted">As it appears on your card statement.</p>
      <CheckField
        label="Same as shipping"
        fieldClass="mb-4 text-lg font-bold"
        checked={isSame}
        onCheck={$billingSameAsShipping.set}
      />
      {isSame ? (
        <address className="bg-sunken p-4 text-lg not-italic">
          <span className="block">{address}</span>
          <span className="block">{`${city}, ${state} ${zip}`}</span>
        </address>
      ) : (
        <>
          <AddressFields form={billingForm} kind="billing" />
          <AddressCheck
            verifier={billingVerifier}
            label="Verify Billing Address"
            onTake={take}
            onKeep={keep}
            hidesUntilFilled
          />
        </>
      )}
      <SetUpProblemNote />
      <StepActions backLabel="Back to Shipping" onBack={onBack}>
        <Button type="submit" variant="signal" value="continue" aria-busy={isCreating}>
          {isCreating ? 'Setting Up Payment...' : 'Continue to Payment'}
        </Button>
      </StepActions>
    </form>
  );
}
