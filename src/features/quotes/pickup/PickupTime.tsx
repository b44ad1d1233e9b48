import { pickupDays } from '../../../domain/quotes/pickup-days.ts';
import { windowText } from '../../../domain/quotes/request-words.ts';
import type { FieldParts } from '../field-parts.ts';
import type { RequestForm } from '../request-kind.ts';
import { TimeFields } from '../timed/TimeFields.tsx';
import { useOffers } from '../timed/use-offers.ts';

interface PickupTimeProps {
  readonly form: RequestForm;
  readonly parts: FieldParts;
}

/** The days and windows in which a truck of the chosen yard can come. */
export function PickupTime({ form, parts }: PickupTimeProps) {
  const { days, renew } = useOffers(form, 'window', (yards, now) =>
    pickupDays(yards, now).map(({ day, windows }) => ({ day, times: windows })),
  );
  return (
    <TimeFields
      form={form}
      parts={parts}
      timeField="window"
      legend="When does it suit you?"
      note="We call to agree on the time before a truck leaves the yard."
      days={days}
      textOf={windowText}
      onOpen={renew}
    />
  );
}
