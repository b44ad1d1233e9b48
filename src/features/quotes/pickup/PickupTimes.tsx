import { windowText, shortDayText } from '../../../domain/quotes/request-words.ts';
import { clockFace, inNewYork } from '../../../domain/shared/time/new-york-time.ts';
import { clockOf } from '../../../domain/shared/time/clock-minutes.ts';
import type { Slot } from '../../../domain/truck/slots.api.ts';
import { Button } from '../../../ui/Button.tsx';
import { pickupFormTexts } from '../texts.ts';
import { TimeFields } from '../timed/TimeFields.tsx';
import type { RequestFormState } from '../use-request-form.ts';
import { useSlots, type WeightClass } from './use-slots.ts';

const textOf = ({ day, startsAt }: Slot): string => `${shortDayText(day)}, ${windowText(clockOf(startsAt))}`;

interface PickupTimesProps extends Pick<RequestFormState, 'form' | 'parts' | 'draft'> {
  /** undefined: it is not said yet. */
  readonly weight: WeightClass | undefined;
}

/** When the truck comes: at a time of one of ours, or where none is set up, in a half day. */
export function PickupTimes({ form, parts, draft, weight }: PickupTimesProps) {
  const { days, heldUntil, taken, take } = useSlots(form, weight);
  const next = taken?.next;
  const told = heldUntil
    ? pickupFormTexts.held(clockFace(inNewYork(new Date(heldUntil)).minutes))
    : taken && pickupFormTexts.taken(textOf(taken.gone), next ? textOf(next) : '');
  return (
    <TimeFields form={form} parts={parts} group="pickup" booked={{ days, note: pickupFormTexts.booked }}>
      <span role="status" className="mt-2 block empty:hidden">
        {told}
      </span>
      {next && (
        <Button
          className="mt-2"
          onClick={() => {
            take(next);
            draft.saveSoon();
          }}
        >
          {pickupFormTexts.takeNext(textOf(next))}
        </Button>
      )}
    </TimeFields>
  );
}
