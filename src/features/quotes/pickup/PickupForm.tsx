import { useWatch } from 'react-hook-form';
import { PICKUP_WEIGHT_CLASSES } from '../../../business/constants.ts';
import { weightTexts } from '../../../domain/quotes/texts.ts';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import { PhotoPart } from '../photos/PhotoPart.tsx';
import { ContactFields, EmailMe, ScrapFields } from '../RequestFields.tsx';
import { RequestFormFrame } from '../RequestFormFrame.tsx';
import { type RequestFormState, useRequestForm } from '../use-request-form.ts';

import { pickupFormTexts } from '../texts.ts';
import { PickupAddress } from './PickupAddress.tsx';
import { PickupTimes } from './PickupTimes.tsx';

const [TOO_LIGHT] = PICKUP_WEIGHT_CLASSES;

function WeightField({ form, parts: { field } }: Pick<RequestFormState, 'form' | 'parts'>) {
  const chosen = useWatch({ control: form.control, name: 'pickup.weightClass' });
  return (
    <div className="md:col-span-2">
      <SelectField
        {...field('pickup.weightClass', pickupFormTexts.weight)}
        aria-required
        choices={[
          ['', pickupFormTexts.chooseWeight],
          ...PICKUP_WEIGHT_CLASSES.map((one) => [one, weightTexts[one]] as const),
        ]}
      />
      <span role="status" className="block">
        {chosen === TOO_LIGHT && <span className="mt-2 block">{pickupFormTexts.tooLight}</span>}
      </span>
    </div>
  );
}

/** Which truck has room depends on the load. */
function WeighedTimes({ form, parts, draft }: Pick<RequestFormState, 'form' | 'parts' | 'draft'>) {
  useWatch({ control: form.control, name: 'pickup.weightClass' });
  const chosen = form.getValues('pickup.weightClass');
  return (
    <PickupTimes
      form={form}
      parts={parts}
      draft={draft}
      weight={PICKUP_WEIGHT_CLASSES.find((one) => one === chosen)}
    />
  );
}

/** The request for a truck: what and how much, where, and when. */
export function PickupForm() {
  const request = useRequestForm('pickup');
  const { form, parts, draft } = request;

  return (
    <RequestFormFrame request={request} label={pickupFormTexts.submit}>
      <div className="grid gap-4 md:grid-cols-2">
        <ContactFields {...parts} />
        <ScrapFields {...parts} />
        <WeightField form={form} parts={parts} />
      </div>
      <PhotoPart {...draft.photoProps} />
      <PickupAddress form={form} parts={parts} draft={draft} />
      <WeighedTimes form={form} parts={parts} draft={draft} />
      <EmailMe form={form} />
    </RequestFormFrame>
  );
}
