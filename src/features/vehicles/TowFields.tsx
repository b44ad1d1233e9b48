import { PickupAddress } from '../quotes/pickup/PickupAddress.tsx';
import { TimeFields } from '../quotes/timed/TimeFields.tsx';
import type { RequestFormState } from '../quotes/use-request-form.ts';

/** Where and when a truck comes for the car. */
export function TowFields({ form, parts }: Pick<RequestFormState, 'form' | 'parts'>) {
  return (
    <>
      <PickupAddress form={form} parts={parts} hasZip />
      <TimeFields form={form} parts={parts} group="pickup" />
    </>
  );
}
