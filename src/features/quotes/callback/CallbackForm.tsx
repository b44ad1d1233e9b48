import { ContactFields, EmailMe, ScrapFields } from '../RequestFields.tsx';
import { RequestFormFrame } from '../RequestFormFrame.tsx';
import { TimeFields } from '../timed/TimeFields.tsx';
import { useRequestForm } from '../use-request-form.ts';
import { callbackFormTexts } from '../texts.ts';

/** The request for a call at a set time. */
export function CallbackForm() {
  const request = useRequestForm('callback');
  const { form, parts } = request;

  return (
    <RequestFormFrame request={request} label={callbackFormTexts.submit}>
      <div className="grid gap-4 md:grid-cols-2">
        <ContactFields {...parts} />
        <ScrapFields {...parts} />
      </div>
      <TimeFields form={form} parts={parts} group="callback" />
      <EmailMe form={form} />
    </RequestFormFrame>
  );
}
