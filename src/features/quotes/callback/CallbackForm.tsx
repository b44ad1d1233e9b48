import * as z from 'zod/mini';
import { callbackDays, callbackRefusal, yardsFor } from '../../../domain/quotes/offered-times.ts';
import { callbackSchema, quoteSchema } from '../../../domain/quotes/quote.schema.ts';
import { slotText } from '../../../domain/quotes/request-words.ts';
import { EMPTY_QUOTE, type RequestKind, requestResolver, type RequestValues } from '../request-kind.ts';
import { ContactFields, EmailMe, ScrapFields } from '../RequestFields.tsx';
import { RequestFormFrame } from '../RequestFormFrame.tsx';
import { TimeFields } from '../timed/TimeFields.tsx';
import { useRequestForm } from '../use-request-form.ts';

const formSchema = z.pipe(
  z.object({ ...quoteSchema.shape, ...callbackSchema.shape }),
  z.transform(({ day, time, ...quote }): RequestValues => ({
    ...quote,
    callMe: true,
    callback: { day, time },
  })),
);

export const CALLBACK_KIND: RequestKind = {
  name: 'callback',
  // By this device's clock; the server checks again by its own.
  resolver: requestResolver(formSchema, ({ callback, location }) =>
    callback ? callbackRefusal(callback, yardsFor(location), new Date()) : null,
  ),
  empty: { ...EMPTY_QUOTE, day: '', time: '' },
  event: 'callback_scheduled',
  conversion: 'callback_conversion',
};

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
        note="All times Eastern."
        daysOf={callbackDays}
        textOf={slotText}
      />
      <EmailMe form={form} />
    </RequestFormFrame>
  );
}
