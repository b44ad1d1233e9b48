import { towedClassOf } from '../../domain/vehicles/car-draft.ts';
import { PickupAddress } from '../quotes/pickup/PickupAddress.tsx';
import { PickupTimes } from '../quotes/pickup/PickupTimes.tsx';
import type { RequestFormState } from '../quotes/use-request-form.ts';

/** Where and when a truck comes for the car. */
export function TowFields({ form, parts, draft }: Pick<RequestFormState, 'form' | 'parts' | 'draft'>) {
  return (
    <>
      <PickupAddress form={form} parts={parts} draft={draft} hasZip />
      <PickupTimes form={form} parts={parts} draft={draft} weight={towedClassOf(form.getValues())} />
    </>
  );
}
