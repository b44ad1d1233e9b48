import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../business/constants.ts';
import { askAboutTicketApi, type NewTicketQuestion } from '../../domain/inquiries/ticket-questions.api.ts';
import {
  type TicketQuestion,
  type TicketQuestionDraft,
  ticketQuestionSchema,
} from '../../domain/inquiries/ticket-question.schema.ts';
import { sentLocale } from '../../domain/shared/locale.ts';
import type { PrintedFacts } from '../../domain/tickets/ticket-facts.schema.ts';
import { attemptHeaders, type AttemptSlot, sendAttempt } from '../../lib/attempt.ts';
import { failureText } from '../../lib/failure-text.ts';
import { answerTimeout, call, RequestError } from '../../lib/request.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { hiddenValues } from '../../ui/form/hidden-values.ts';
import { Honeypot } from '../../ui/form/Honeypot.tsx';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
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
  const element = useRef<HTMLFormElement>(null);
  const [slot] = useState<AttemptSlot<NewTicketQuestion>>({ current: null });
  const [failure, setFailure] = useState<string>();
  const form = useForm<TicketQuestionDraft, unknown, TicketQuestion>({
    resolver: schemaResolver(ticketQuestionSchema),
    defaultValues: { name, email: '', phone: '', message: '' },
  });
  const { register, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const { field } = fieldPropsOf({ register, errors, prefix: 'ask' });
  useEffect(() => setFocus(name ? 'email' : 'name'), [name, setFocus]);

  async function send(question: TicketQuestion): Promise<void> {
    const request = {
      ...question,
      ...about,
      ...hiddenValues(element.current),
      ...sentLocale,
    };
    setFailure(undefined);
    try {
      await sendAttempt(
        slot,
        request,
        (attempt) =>
          call(askAboutTicketApi, {
            body: attempt.request,
            headers: attemptHeaders(attempt),
            signal: answerTimeout(),
          }),
        { aside: ['filledInMs'] },
      );
      onSent();
    } catch (error) {
      if (error instanceof RequestError) showFieldErrors(form, error.fields);
      setFailure(failureText(error));
    }
  }

  return (
    <form
      ref={element}
      method="post"
      noValidate
      aria-label={texts.heading}
      className="mt-4 grid gap-4 border-t-4 border-ink pt-4"
      onSubmit={(event: BaseSyntheticEvent) => void form.handleSubmit(send)(event)}
    >
      <p>{texts.lead(PROMISED_ANSWER_WITHIN_HOURS)}</p>
      <TextField {...field('name', texts.name, 'name')} aria-required />
      <TextField {...field('email', texts.email, 'email')} type="email" inputMode="email" aria-required />
      <TextField {...field('phone', texts.phone, 'tel')} type="tel" />
      <TextAreaField {...field('message', texts.message)} aria-required rows={4} />
      <Honeypot />
      {failure && (
        <p className="font-bold text-down" role="alert">
          {failure}
        </p>
      )}
      <button className="button button-signal" disabled={isSubmitting}>
        {isSubmitting ? texts.sending : texts.send}
      </button>
      <PrivacyNote />
    </form>
  );
}
