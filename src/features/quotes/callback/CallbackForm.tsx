import { callbackDays } from '../../../domain/quotes/offered-times.ts';
import { slotText } from '../../../domain/quotes/request-words.ts';
import { ContactFields, EmailMe, ScrapFields } from '../RequestFields.tsx';
import { RequestFormFrame } from '../RequestFormFrame.tsx';
import { TimeFields } from '../timed/TimeFields.tsx';
import { useRequestForm } from '../use-request-form.ts';
import { CALLBACK_KIND } from './callback-kind.ts';

/** The request for a call at a set time. */
export function CallbackForm() {
  const request = useRequestForm(CALLBACK_KIND);
  const { form, parts } = request;

  return (
    <RequestFormFrame request={request} label="Schedule My Call">
      <div className="grid gap-4 md:grid-cols-2">
        <ContactFields {...parts} />
        <ScrapFields {...parts} />
      </div>
      <TimeFields
        form={form}
        parts={parts}
        timeField="time"
        legend="When should we call?"
        note="Times are those of our yards in Georgia."
        daysOf={callbackDays}
        textOf={slotText}
      />
      <EmailMe form={form} />
    </RequestFormFrame>
  );
}
