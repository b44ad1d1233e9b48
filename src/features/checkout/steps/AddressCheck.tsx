import { useStore } from '@nanostores/react';
import type { Address } from '../../../domain/addresses/address.schema.ts';
import type { AddressVerification } from '../../../domain/addresses/addresses.api.ts';
import { isUnverified } from '../../../domain/addresses/read-verification.ts';
import type { CheckoutNotice } from '../../../domain/orders/checkout-notices.ts';
import { Button } from '../../../ui/Button.tsx';
import { AddressSuggestion } from '../../../ui/form/fields/AddressSuggestion.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { isFilled } from './address-form.ts';
import type { AddressVerifier } from './checkout-addresses.ts';

interface AddressResultProps {
  readonly verification: AddressVerification | null;
  readonly refusal: CheckoutNotice | null;
}

interface Finding {
  readonly icon: IconName;
  readonly look: string;
  readonly title: string;
  readonly texts: readonly string[];
}

function findingOf(verification: AddressVerification, refusal: CheckoutNotice | null): Finding {
  const { errors, shippingRisk } = verification;
  const texts = [...errors, ...shippingRisk.factors];
  if (refusal) {
    const { title, text } = refusal;
    // The errors already say why an invalid address is refused.
    const isInvalid = title === 'Invalid Address' && errors.length > 0;
    return { icon: 'alert', look: 'border-l-down', title, texts: isInvalid ? errors : [text, ...texts] };
  }
  if (!isUnverified(verification)) {
    return { icon: 'check', look: 'border-l-up', title: 'Address verified', texts };
  }
  const title = 'Address not verified';
  return { icon: 'info', look: 'border-l-brass', title, texts: texts.filter((text) => text !== title) };
}

/** The result of an address check, announced by screen readers. */
function AddressResult({ verification, refusal }: AddressResultProps) {
  const finding = verification && findingOf(verification, refusal);
  return (
    <div aria-live="polite">
      {finding && (
        <div className={`mt-4 flex gap-3 border-2 border-l-8 border-line p-4 ${finding.look}`}>
          <Icon name={finding.icon} className="mt-0.5 shrink-0" />
          <div>
            <p className="font-bold">{finding.title}</p>
            {finding.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface AddressCheckProps {
  readonly verifier: AddressVerifier;
  readonly label: string;
  readonly onTake: (suggestion: Address) => Promise<void>;
  readonly onKeep: () => Promise<void>;
  /** Hides the button until all fields are filled; otherwise it is only disabled. */
  readonly hidesUntilFilled?: boolean;
}

/** The button that has an address checked, and its result; in place of both the question about an accepted address that has a better one. */
export function AddressCheck({
  verifier,
  label,
  onTake,
  onKeep,
  hidesUntilFilled = false,
}: AddressCheckProps) {
  const { address, checking, verification, suggestion } = useStore(verifier.form.$state);
  const refusal = verification && verifier.refusalOf(verification);
  const isAccepted = verification !== null && !refusal && !isUnverified(verification);
  const isOffered = !isAccepted && (isFilled(address) || !hidesUntilFilled);
  const isAsked = isAccepted && suggestion !== null;
  return (
    <>
      {isOffered && (
        <Button
          type="submit"
          className="mt-5 w-full md:w-auto"
          value="verify"
          disabled={!isFilled(address)}
          // `disabled` would take the focus away during the check.
          aria-disabled={checking || undefined}
        >
          {checking ? 'Verifying Address...' : label}
        </Button>
      )}
      <AddressResult verification={isAsked ? null : verification} refusal={refusal} />
      {suggestion && (
        <AddressSuggestion
          suggestion={suggestion}
          onTake={() => void onTake(suggestion)}
          {...(isAsked ? { onKeep: () => void onKeep() } : {})}
        />
      )}
    </>
  );
}
