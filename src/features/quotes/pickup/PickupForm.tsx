import { ContactFields } from '../ContactFields.tsx';
import { EmailMe } from '../timed/EmailMe.tsx';
import { fieldPartsOf } from '../field-parts.ts';
import { RequestFormFrame } from '../RequestFormFrame.tsx';
import { ScrapFields } from '../ScrapFields.tsx';
import { useRequestForm } from '../use-request-form.ts';
import { PICKUP_KIND } from './pickup-kind.ts';
import { PickupAddress } from './PickupAddress.tsx';
import { PickupTime } from './PickupTime.tsx';
import { WeightField } from './WeightField.tsx';

/** The request for a truck: who, what and how much, where, and when it suits. */
export function PickupForm() {
  const request = useRequestForm(PICKUP_KIND);
  const { form } = request;
  const parts = fieldPartsOf(form, 'pickup');

  return (
    <RequestFormFrame request={request} label="Request a Pickup">
      <div className="grid gap-4 md:grid-cols-2">
        <ContactFields {...parts} />
        <ScrapFields {...parts} />
        <WeightField form={form} parts={parts} />
      </div>
      <PickupAddress form={form} parts={parts} />
      <PickupTime form={form} parts={parts} />
      <EmailMe form={form} />
    </RequestFormFrame>
  );
}
