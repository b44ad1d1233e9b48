import { useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { QuestionText } from '../../ui/Question.tsx';
import type { ErrorCode } from '../../domain/shared/errors.ts';
import { type AttemptSlot, sendAttempt } from '../../lib/attempt.ts';
import { RequestError } from '../../lib/request.ts';
import { fieldsOf, type SentForm, type Told, useSentForm } from '../../ui/form/use-sent-form.ts';
import { staffFailure } from './staff-failure.ts';
import { questionsOf, unusualQuestion } from './unusual-question.ts';

interface StaffFormOptions<Draft extends FieldValues, Input> extends Omit<
  SentForm<Draft, Input>,
  'send' | 'tell'
> {
  /**
   * Sends the valid input, which was typed as `typed`, with an id that stays the same until it arrives, and with the server's questions that
   * were answered with yes. Rejects if refused. Resolves to what the form holds then; with nothing, to `empty`.
   */
  readonly send: (input: Input, id: string, typed: Draft, confirmed: string[]) => Promise<Draft | void>;
  /** Asked one after the other about valid input before it is sent: render `question`. */
  readonly questions?: (input: Input) => readonly QuestionText[];
  /** What replaces the errors' own sentences: one below the form, or some at its fields. */
  readonly refusals?: Partial<Record<ErrorCode, string | ((error: RequestError) => string | Told)>>;
  /** The field that is told what has no field of its own; without it, the form is. */
  readonly failsAt?: Path<Draft>;
  /** Refusals after which the next try is a new attempt. */
  readonly endsOn?: readonly ErrorCode[];
}

/** A staff form that resets once it is sent: render it with StaffForm. */
export function useStaffForm<Draft extends FieldValues, Input>({
  send,
  questions = () => [],
  refusals = {},
  failsAt,
  // The attempt arrived, and a provider refused it for good.
  endsOn = ['provider_refused'],
  ...options
}: StaffFormOptions<Draft, Input>) {
  const [slot] = useState<AttemptSlot<object>>({ current: null });
  const [asking, setAsking] = useState<{ readonly input: Input; readonly asked: number } | null>(null);
  const hasAgreed = useRef(false);
  const [unusual, setUnusual] = useState<readonly string[]>([]);
  const confirmed = useRef<string[]>([]);
  const isInVain = ({ code }: RequestError) => endsOn.some((each) => each === code);

  function tell(error: unknown): Told {
    const refusal = error instanceof RequestError && error.code ? refusals[error.code] : undefined;
    const told =
      (typeof refusal === 'function' ? refusal(error as RequestError) : refusal) ?? staffFailure(error);
    return typeof told === 'string' ? { ...fieldsOf(error), [failsAt ?? 'root']: told } : told;
  }
  const form = useSentForm<Draft, Input>({
    ...options,
    tell,
    send: async (input, typed) => {
      if (!hasAgreed.current && questions(input).length > 0) return setAsking({ input, asked: 0 });
      hasAgreed.current = false;
      const answered = confirmed.current;
      confirmed.current = [];
      // Edits before the answer belong to the same attempt: the server says if it arrived.
      const sending = sendAttempt(slot, {}, ({ key }) => send(input, key, typed, answered), {
        endsOn: isInVain,
      });
      try {
        form.reset((await sending) ?? options.empty);
      } catch (error) {
        if (questionsOf(error).length === 0) throw error;
        setUnusual(questionsOf(error));
      }
    },
  });
  const ask = (input: Input, asked = 0) => setAsking({ input, asked });
  const asked =
    unusual.length > 0 ? unusualQuestion(unusual) : asking && questions(asking.input)[asking.asked];

  return {
    ...form,
    formProps: { ...form.formProps, className: 'staff-form' },
    question: asked && {
      ...asked,
      onYes: () => {
        const next = asking && asking.asked + 1;
        if (asking && next && questions(asking.input)[next]) return ask(asking.input, next);
        confirmed.current = [...unusual];
        hasAgreed.current = true;
        void form.submit();
      },
      onClose: () => {
        setAsking(null);
        setUnusual([]);
      },
    },
  };
}
