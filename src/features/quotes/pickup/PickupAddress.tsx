import type { ChangeEvent, FocusEvent } from 'react';
import {
  ADDRESS_CITY_MAX_LENGTH,
  ADDRESS_STATE_LENGTH,
  ADDRESS_STREET_MAX_LENGTH,
  ADDRESS_ZIP_MAX_LENGTH,
} from '../../../business/constants.ts';
import type { Address } from '../../../domain/addresses/address.schema.ts';
import type { AddressFinding } from '../../../domain/quotes/pickup-address.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { AddressSuggestion } from '../../../ui/form/AddressSuggestion.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import type { RequestFormState } from '../use-request-form.ts';
import { pickupFormTexts } from './pickup-form-texts.ts';
import { useAddressCheck } from './use-address-check.ts';

interface AddressFindingNoteProps {
  readonly checking: boolean;
  readonly finding: AddressFinding | null;
}

const ICONS: Readonly<Record<AddressFinding['state'], IconName>> = {
  found: 'check',
  doubtful: 'alert',
  unchecked: 'info',
};

/** The result of the address check, announced when it appears. Its line is reserved, so nothing moves. */
function AddressFindingNote({ checking, finding }: AddressFindingNoteProps) {
  return (
    <output className="mt-2 flex min-h-6 gap-2">
      {checking && <span>{pickupFormTexts.checking}</span>}
      {finding && (
        <>
          <Icon name={ICONS[finding.state]} className="mt-0.5 shrink-0" />
          <span>
            {finding.texts.map((text) => (
              <span key={text} className="block">
                {text}
              </span>
            ))}
          </span>
        </>
      )}
    </output>
  );
}

/** Where the truck should come. A complete address is checked, but the result never blocks sending. */
export function PickupAddress({
  form,
  parts: { fieldProps, controlProps },
}: Pick<RequestFormState, 'form' | 'parts'>) {
  const { checking, finding, suggestion, check, forget, take } = useAddressCheck(form);
  const control = (name: keyof Address, autoComplete: string) => {
    const { onBlur, onChange, ...props } = controlProps(name, autoComplete);
    return {
      ...props,
      onChange: (event: ChangeEvent) => {
        forget();
        return onChange(event);
      },
      onBlur: (event: FocusEvent) => {
        check();
        return onBlur(event);
      },
    };
  };
  return (
    <fieldset className="mt-6">
      <legend className="mb-3 text-xl font-bold">{pickupFormTexts.where}</legend>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-[2fr_1fr_1fr]">
        <Field {...fieldProps('address', pickupFormTexts.street)} className="col-span-full">
          <input
            {...control('address', 'address-line1')}
            aria-required
            maxLength={ADDRESS_STREET_MAX_LENGTH}
          />
        </Field>
        <Field {...fieldProps('city', pickupFormTexts.city)} className="col-span-full md:col-span-1">
          <input {...control('city', 'address-level2')} aria-required maxLength={ADDRESS_CITY_MAX_LENGTH} />
        </Field>
        <Field {...fieldProps('state', pickupFormTexts.state)}>
          <input
            {...control('state', 'address-level1')}
            aria-required
            maxLength={ADDRESS_STATE_LENGTH}
            autoCapitalize="characters"
            placeholder="GA"
          />
        </Field>
        <Field {...fieldProps('zip', pickupFormTexts.zip)}>
          <input
            {...control('zip', 'postal-code')}
            aria-required
            maxLength={ADDRESS_ZIP_MAX_LENGTH}
            inputMode="numeric"
          />
        </Field>
      </div>
      <AddressFindingNote checking={checking} finding={finding} />
      {suggestion && <AddressSuggestion suggestion={suggestion} onTake={() => take(suggestion)} />}
    </fieldset>
  );
}
