import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { attemptHeaders, type AttemptSlot, sendAttempt } from '../../lib/requests/attempt.ts';
import { answerTimeout, type RequestOptions } from '../../lib/requests/request.ts';
import { hiddenValues } from './hidden-values.ts';
import { type SentForm, useSentForm } from './use-sent-form.ts';

type Hidden = ReturnType<typeof hiddenValues>;

interface VisitorFormOptions<Draft extends FieldValues, Input, Answer> extends Omit<
  SentForm<Draft, Input>,
  'send'
> {
  /** Calls the server. The same request again, after an answer that was lost, counts once. */
  readonly call: (body: Input & Hidden, once: Pick<RequestOptions, 'headers' | 'signal'>) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
}

/** A form by which somebody writes to us: put a Honeypot into it. */
export function useVisitorForm<Draft extends FieldValues, Input extends object, Answer>({
  call,
  onSent,
  ...options
}: VisitorFormOptions<Draft, Input, Answer>) {
  const [slot] = useState<AttemptSlot<Input & Hidden>>({ current: null });
  const form = useSentForm<Draft, Input>({
    ...options,
    send: async (input) => {
      const request = { ...input, ...hiddenValues(form.element.current) };
      const answer = await sendAttempt(
        slot,
        request,
        (attempt) => call(attempt.request, { headers: attemptHeaders(attempt), signal: answerTimeout() }),
        // The time the form was open does not make it a different request.
        { aside: ['filledInMs'] },
      );
      onSent(answer);
    },
  });
  return form;
}
