import { useEffect } from 'react';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import { askAboutTicketApi } from '../../domain/inquiries/ticket-questions.api.ts';
import { ticketQuestionSchema } from '../../domain/inquiries/ticket-question.schema.ts';
import { sentLocale } from '../../domain/shared/language/locale.ts';
import type { PrintedFacts } from '../../domain/tickets/ticket-facts.schema.ts';
import { call } from '../../lib/requests/request.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { Honeypot } from '../../ui/form/fields/Honeypot.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { TextAreaField } from '../../ui/form/fields/TextAreaField.tsx';
import { EmailField } from '../../ui/form/fields/EmailField.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { useVisitorForm } from '../../ui/form/use-visitor-form.ts';
import { ticketQuestionTexts as texts } from './texts.ts';

/** How the server knows that the asker may see the ticket. */
type About =
  | { readonly ticketId: string; readonly facts: null }
  | { readonly ticketId: null; readonly facts: PrintedFacts };

export interface TicketQuestionProps {
  readonly about: About;
  /** Of the customer, if they are known. */
  readonly name?: string;
}

/** The form "Ask about this ticket". */
export function TicketQuestionForm({
  about,
  name = '',
  onSent,
}: TicketQuestionProps & { readonly onSent: () => void }) {
  const { field, formProps, failure, isSubmitting, setFocus } = useVisitorForm({
    schema: ticketQuestionSchema,
    empty: { name, email: '', phone: '', message: '' },
    prefix: 'ask',
    call: (question, once) =>
      call(askAboutTicketApi, { body: { ...question, ...about, ...sentLocale }, ...once }),
    onSent,
  });
  useEffect(() => setFocus(name ? 'email' : 'name'), [name, setFocus]);

  return (
    <form {...formProps} aria-label={texts.heading} className="mt-4 grid gap-4 border-t-4 border-ink pt-4">
      <p>{texts.lead(PROMISED_ANSWER_WITHIN_HOURS)}</p>
      <TextField {...field('name', texts.name, 'name')} aria-required />
      <EmailField {...field('email', texts.email, 'email')} aria-required />
      <TextField {...field('phone', texts.phone, 'tel')} type="tel" />
      <TextAreaField {...field('message', texts.message)} aria-required rows={4} />
      <Honeypot />
      <FormFailure message={failure} />
      <SendButton label={texts.send} sending={texts.sending} isSubmitting={isSubmitting} />
      <PrivacyNote />
    </form>
  );
}
