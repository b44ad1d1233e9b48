import { useWatch } from 'react-hook-form';
import { pickupDays } from '../../domain/quotes/offered-times.ts';
import { windowText } from '../../domain/quotes/request-words.ts';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { PhotoPart } from '../quotes/PhotoPart.tsx';
import { PickupAddress } from '../quotes/pickup/PickupAddress.tsx';
import { ContactFields } from '../quotes/RequestFields.tsx';
import { RequestFormFrame } from '../quotes/RequestFormFrame.tsx';
import { pickupFormTexts, quoteFormTexts } from '../quotes/texts.ts';
import { TimeFields } from '../quotes/timed/TimeFields.tsx';
import { type RequestFormState, useRequestForm } from '../quotes/use-request-form.ts';
import { CarFields } from './CarFields.tsx';
import { CarTicket } from './CarTicket.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { sendCarTexts as texts } from './texts.ts';
import { useCarLookUp } from './use-car-look-up.ts';
import { useCarSum } from './use-car-sum.ts';
import { VEHICLE_KIND } from './vehicle-kind.ts';

/** Who sends it, and for a tow where and when. */
function SendFields({ form, parts }: Pick<RequestFormState, 'form' | 'parts'>) {
  return (
    <>
      <h3 className="mt-8 text-3xl uppercase">{texts.legend}</h3>
      <p className="mb-4">{texts.lead}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <ContactFields {...parts} emailLabel={quoteFormTexts.email} />
        <TextAreaField {...parts.field('description', texts.note)} fieldClass="md:col-span-2" rows={3} />
        <fieldset className="flex flex-wrap gap-x-8 md:col-span-2">
          <legend className="font-bold">{quoteFormTexts.reach}</legend>
          <CheckField label={quoteFormTexts.callMe} {...form.register('callMe')} />
          <CheckField label={quoteFormTexts.emailMe} {...form.register('emailMe')} />
        </fieldset>
      </div>
      {form.getValues('handover') === 'pickup' && (
        <>
          <PickupAddress form={form} parts={parts} hasZip />
          <TimeFields
            form={form}
            parts={parts}
            timeField="window"
            legend={pickupFormTexts.when}
            note={pickupFormTexts.callFirst}
            daysOf={pickupDays}
            textOf={windowText}
          />
        </>
      )}
    </>
  );
}

/** From a car to its sum, and from the sum to a request. */
export function VehicleForm() {
  const request = useRequestForm(VEHICLE_KIND);
  const { form, parts, draft } = request;
  // Each answer changes the sum, which is made of the fields themselves: watched values miss what was typed before the script loaded.
  useWatch({ control: form.control });
  const lookUp = useCarLookUp(form, parts.errorOf, draft.saveSoon);
  const car = useCarSum(form.getValues());

  return (
    <RequestFormFrame request={request} label={texts.submit}>
      <CarFields form={form} parts={parts} lookUp={lookUp} />
      {!car.isByHand && <ConditionFields form={form} parts={parts} />}
      <PlaceFields form={form} parts={parts} />
      <CarTicket car={car} />
      <SendFields form={form} parts={parts} />
      <PhotoPart {...draft.photoProps} />
    </RequestFormFrame>
  );
}
