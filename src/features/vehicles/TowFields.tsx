import { pickupDays } from '../../domain/quotes/offered-times.ts';
import { windowText } from '../../domain/quotes/request-words.ts';
import { PickupAddress } from '../quotes/pickup/PickupAddress.tsx';
import { pickupFormTexts } from '../quotes/texts.ts';
import { TimeFields } from '../quotes/timed/TimeFields.tsx';
import type { RequestFormState } from '../quotes/use-request-form.ts';

/** Where and when a truck comes for the car. */
export function TowFields({ form, parts }: Pick<RequestFormState, 'form' | 'parts'>) {
  return (
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
  );
}
