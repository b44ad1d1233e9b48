import { type ChangeEvent, type FocusEvent, useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { HOME_STATE } from '../../../business/yards.ts';
import type { Address } from '../../../domain/addresses/address.schema.ts';
import { typedState } from '../../../domain/addresses/us-states.ts';
import { typedZip } from '../../../domain/addresses/zip-code.ts';
import type { AddressFinding } from '../../../domain/quotes/pickup-address.ts';
import { pickupNoteTexts } from '../../../domain/quotes/texts.ts';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { AddressSuggestion } from '../../../ui/form/fields/AddressSuggestion.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import type { RequestFormState } from '../use-request-form.ts';
import { pickupFormTexts } from '../texts.ts';
import { LazyZipNote } from './LazyZipNote.tsx';
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
    <span role="status" className="mt-2 flex min-h-6 gap-2">
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
    </span>
  );
}

interface PickupAddressProps extends Pick<RequestFormState, 'form' | 'parts' | 'draft'> {
  /** The form has asked for the ZIP code before. */
  readonly hasZip?: boolean;
}

/** Where the truck should come. A complete address is checked, but the result never blocks sending. */
export function PickupAddress({ form, parts, draft: { restored }, hasZip = false }: PickupAddressProps) {
  const { checking, finding, suggestion, check, forget, take } = useAddressCheck(form);
  const checkRestored = useEffectEvent(check);
  useEffect(() => {
    if (restored) checkRestored();
  }, [restored]);
  const zip = useWatch({ control: form.control, name: 'pickup.zip' });
  const field = (
    name: keyof Address,
    label: string,
    autoComplete: string,
    fit?: (typed: string) => string,
  ) => {
    const { onBlur, onChange, ...props } = parts.field(`pickup.${name}`, label, autoComplete);
    return {
      ...props,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const input = event.currentTarget;
        const fitted = fit?.(input.value) ?? input.value;
        // Setting a value moves the caret.
        if (input.value !== fitted) input.value = fitted;
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
        <TextField
          {...field('address', pickupFormTexts.street, 'address-line1')}
          fieldClass="col-span-full"
          aria-required
        />
        <TextField
          {...field('city', pickupFormTexts.city, 'address-level2')}
          fieldClass="col-span-full md:col-span-1"
          aria-required
        />
        <TextField
          {...field('state', pickupFormTexts.state, 'address-level1', typedState)}
          aria-required
          autoCapitalize="characters"
          defaultValue={HOME_STATE}
        />
        {!hasZip && (
          <TextField
            {...field('zip', pickupFormTexts.zip, 'postal-code', typedZip)}
            aria-required
            inputMode="numeric"
          />
        )}
      </div>
      {!hasZip && (
        <span role="status" className="mt-2 block empty:hidden">
          <LazyZipNote zip={zip} text={pickupNoteTexts.unknown_zip} />
        </span>
      )}
      <AddressFindingNote checking={checking} finding={finding} />
      {suggestion && <AddressSuggestion suggestion={suggestion} onTake={() => take(suggestion)} />}
    </fieldset>
  );
}
