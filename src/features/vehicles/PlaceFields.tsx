import type { ChangeEvent } from 'react';
import { YARD_CHOICES } from '../../business/yards.ts';
import { typedZip } from '../../domain/addresses/zip-code.ts';
import { VEHICLE_TITLES } from '../../domain/vehicles/papers.ts';
import { ChoiceFields } from '../../ui/form/fields/ChoiceFields.tsx';
import { SelectField } from '../../ui/form/fields/SelectField.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { LazyZipNote } from '../quotes/pickup/LazyZipNote.tsx';
import { requestFormTexts } from '../quotes/texts.ts';
import type { RequestFormState } from '../quotes/use-request-form.ts';
import { placeTexts as texts } from './texts.ts';

type PlaceFieldsProps = Pick<RequestFormState, 'form' | 'parts'>;

/** Where the truck comes to. */
function ZipField({ form, parts }: PlaceFieldsProps) {
  const { onChange, ...zip } = parts.field('pickup.zip', texts.zip, 'postal-code');
  return (
    <>
      <TextField
        {...zip}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const input = event.currentTarget;
          const fitted = typedZip(input.value);
          if (input.value !== fitted) input.value = fitted;
          return onChange(event);
        }}
        aria-required
        inputMode="numeric"
      />
      <span role="status" className="mt-1 mb-3 block">
        <LazyZipNote zip={form.getValues('pickup.zip')} text={texts.oddZip} />
      </span>
    </>
  );
}

/** How the car gets to a yard, and its title. */
export function PlaceFields({ form, parts }: PlaceFieldsProps) {
  const { field } = parts;
  const handover = form.getValues('vehicle.handover');
  return (
    <div className="mt-8 grid gap-6">
      <div className="grid gap-3">
        <ChoiceFields
          {...field('vehicle.handover', texts.legend)}
          type="radio"
          choices={[
            ['drop_off', texts.dropOff],
            ['pickup', texts.pickup],
          ]}
          className="flex flex-wrap gap-x-8"
        />
        {handover === 'pickup' && <ZipField form={form} parts={parts} />}
        <SelectField
          {...field('location', texts.yard)}
          choices={[['', requestFormTexts.anyYard], ...YARD_CHOICES]}
        />
      </div>
      <ChoiceFields
        {...field('vehicle.title', texts.papers)}
        type="radio"
        choices={VEHICLE_TITLES.map((title) => [title, texts.titles[title]] as const)}
      />
    </div>
  );
}
