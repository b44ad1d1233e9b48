import { callbackDays } from '../../../domain/quotes/callback-slots.ts';
import { slotText } from '../../../domain/quotes/request-words.ts';
import type { FieldParts } from '../field-parts.ts';
import type { RequestForm } from '../request-kind.ts';
import { TimeFields } from '../timed/TimeFields.tsx';
import { useOffers } from '../timed/use-offers.ts';

interface CallbackTimeProps {
  readonly form: RequestForm;
  readonly parts: FieldParts;
}

/** The days and half hours in which the chosen yard can call. */
export function CallbackTime({ form, parts }: CallbackTimeProps) {
  const { days, renew } = useOffers(form, 'time', callbackDays);
  return (
    <TimeFields
      form={form}
      parts={parts}
      timeField="time"
      legend="When should we call?"
      note="Times are those of our yards in Georgia."
      days={days}
      textOf={slotText}
      onOpen={renew}
    />
  );
}
