import { callbackDays } from '../../../domain/quotes/offered-times.ts';
import { slotText } from '../../../domain/quotes/request-words.ts';
import { EMPTY_QUOTE, type RequestKind } from '../request-kind.ts';
import { ContactFields, EmailMe, ScrapFields } from '../RequestFields.tsx';
import { RequestFormFrame } from '../RequestFormFrame.tsx';
import { TimeFields } from '../timed/TimeFields.tsx';
import { useRequestForm } from '../use-request-form.ts';
import { callbackFormTexts } from '../texts.ts';

const CALLBACK_KIND: RequestKind = {
  name: 'callback',
  loadResolver: async () => (await import('./callback-resolver.ts')).callbackResolver,
  empty: { ...EMPTY_QUOTE, day: '', time: '' },
  event: 'callback_scheduled',
  conversion: 'callback_conversion',
};

/** The request for a call at a set time. */
export function CallbackForm() {
  const request = useRequestForm(CALLBACK_KIND);
  const { form, parts } = request;

  return (
    <RequestFormFrame request={request} label={callbackFormTexts.submit}>
      <div className="grid gap-4 md:grid-cols-2">
        <ContactFields {...parts} />
        <ScrapFields {...parts} />
      </div>
      <TimeFields
        form={form}
        parts={parts}
        timeField="time"
        legend={callbackFormTexts.when}
        note={callbackFormTexts.zone}
        daysOf={callbackDays}
        textOf={slotText}
      />
      <EmailMe form={form} />
    </RequestFormFrame>
  );
}
