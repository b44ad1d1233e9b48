import { useWatch } from 'react-hook-form';
import { isPricedByHand } from '../../domain/vehicles/car-draft.ts';
import { TextAreaField } from '../../ui/form/fields/TextAreaField.tsx';
import { lazyPart } from '../../ui/late/lazy-part.tsx';
import { PhotoPart } from '../quotes/photos/PhotoPart.tsx';
import { ContactFields, ReachFields } from '../quotes/RequestFields.tsx';
import { RequestFormFrame } from '../quotes/RequestFormFrame.tsx';
import { type RequestFormState, useRequestForm } from '../quotes/use-request-form.ts';
import type { RequestDraft } from '../quotes/request-kind.ts';
import { CarFields } from './CarFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { sendCarTexts as texts } from './texts.ts';
import { useCarLookUp } from './use-car-look-up.ts';
import { SUM_TITLE, useNextStep } from './use-next-step.ts';

const TowFields = lazyPart(async () => (await import('./TowFields.tsx')).TowFields, { before: null });

/** Who sends it, and for a tow where and when. */
function SendFields({ form, parts, draft }: Pick<RequestFormState, 'form' | 'parts' | 'draft'>) {
  return (
    <>
      <h3 className="mt-8 text-3xl uppercase">{texts.legend}</h3>
      <p className="mb-4">{texts.lead}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <ContactFields {...parts} />
        <TextAreaField {...parts.field('description', texts.note)} fieldClass="md:col-span-2" rows={3} />
        <ReachFields form={form} />
      </div>
      {form.getValues('vehicle.handover') === 'pickup' && (
        <TowFields form={form} parts={parts} draft={draft} />
      )}
    </>
  );
}

const NoSum = () => <p className="mt-2">{texts.noSum}</p>;

const CarTicket = lazyPart(async () => (await import('./CarTicket.tsx')).CarTicket, { before: <NoSum /> });

/** The sum, which nobody has before they have said something of the car. */
function SumPart({ draft }: { readonly draft: RequestDraft }) {
  const isBegun = draft.vehicle?.vin || draft.noVin || draft.complete;
  return (
    <section className="mt-8 border-2 border-ink bg-sunken p-4 md:p-6" aria-labelledby={SUM_TITLE}>
      <h3 className="text-3xl uppercase" id={SUM_TITLE} tabIndex={-1}>
        {texts.sum}
      </h3>
      {isBegun ? <CarTicket draft={draft} /> : <NoSum />}
    </section>
  );
}

/** From a car to its sum, and from the sum to a request. */
export function VehicleForm() {
  const request = useRequestForm('vehicle');
  const { form, parts, draft } = request;
  // Each answer changes the sum, which is made of the fields themselves: watched values miss what was typed before the script loaded.
  useWatch({ control: form.control });
  const lookUp = useCarLookUp(form, parts.errorOf, draft.saveSoon);
  const goOn = useNextStep(form, lookUp);
  const values: RequestDraft = form.getValues();

  return (
    <RequestFormFrame request={request} label={texts.submit}>
      <CarFields form={form} parts={parts} lookUp={lookUp} onGoOn={() => void goOn()} />
      {!isPricedByHand(values) && <ConditionFields form={form} parts={parts} />}
      <PlaceFields form={form} parts={parts} />
      <SumPart draft={values} />
      <SendFields form={form} parts={parts} draft={draft} />
      <PhotoPart {...draft.photoProps} />
    </RequestFormFrame>
  );
}
