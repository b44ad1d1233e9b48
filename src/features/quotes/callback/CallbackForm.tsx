import { ContactFields } from '../ContactFields.tsx';
import { EmailMe } from '../timed/EmailMe.tsx';
import { fieldPartsOf } from '../field-parts.ts';
import { RequestFormFrame } from '../RequestFormFrame.tsx';
import { ScrapFields } from '../ScrapFields.tsx';
import { useRequestForm } from '../use-request-form.ts';
import { CALLBACK_KIND } from './callback-kind.ts';
import { CallbackTime } from './CallbackTime.tsx';

/** The request for a call at a set time: who, what about, and when. */
export function CallbackForm() {
  const request = useRequestForm(CALLBACK_KIND);
  const { form } = request;
  const parts = fieldPartsOf(form, 'callback');

  return (
    <RequestFormFrame request={request} label="Schedule My Call">
      <div className="grid gap-4 md:grid-cols-2">
        <ContactFields {...parts} />
        <ScrapFields {...parts} />
      </div>
      <CallbackTime form={form} parts={parts} />
      <EmailMe form={form} />
    </RequestFormFrame>
  );
}
