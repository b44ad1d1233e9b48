import type { AddressVerification } from '../../domain/addresses/addresses.api.ts';
import { isUnverified } from '../../domain/addresses/read-verification.ts';
import type { CheckoutNotice } from '../../domain/orders/checkout-notices.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';

interface AddressResultProps {
  readonly verification: AddressVerification | null;
  /** Why the address cannot be used; null where it can. */
  readonly refusal: CheckoutNotice | null;
}

interface Finding {
  readonly icon: IconName;
  readonly look: string;
  readonly title: string;
  readonly texts: readonly string[];
}

function findingOf(
  { errors, shippingRisk, ...rest }: AddressVerification,
  refusal: CheckoutNotice | null,
): Finding {
  if (refusal) {
    const texts = errors.length > 0 ? errors : [refusal.text];
    const all =
      refusal.title === 'Invalid Address' ? texts : [refusal.text, ...errors, ...shippingRisk.factors];
    return { icon: 'alert', look: 'border-l-down', title: refusal.title, texts: all };
  }
  const texts = [...errors, ...shippingRisk.factors];
  if (!isUnverified({ errors, shippingRisk, ...rest })) {
    return { icon: 'check', look: 'border-l-up', title: 'Address verified', texts };
  }
  const title = 'Address not verified';
  return { icon: 'info', look: 'border-l-brass', title, texts: texts.filter((text) => text !== title) };
}

/** What the check of an address found. It is announced as it appears. */
export function AddressResult({ verification, refusal }: AddressResultProps) {
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
