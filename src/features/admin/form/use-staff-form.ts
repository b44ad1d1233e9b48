import { useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { ErrorCode } from '../../../domain/shared/contract/errors.ts';
import { type AttemptSlot, sendAttempt } from '../../../lib/requests/attempt.ts';
import { RequestError } from '../../../lib/requests/request.ts';
import { fieldsOf, type SentForm, type Told, useSentForm } from '../../../ui/form/use-sent-form.ts';
import type { QuestionText } from '../../../ui/dialog/Question.tsx';
import { staffFailure } from '../staff-failure.ts';
import { type FormDraft, useFormDraft } from './use-form-draft.ts';
import { useQuestions } from './use-questions.ts';
import { useVersions, type Versions } from './use-versions.ts';

/** What a form that is sent was told before. */
interface Known<Seen> {
  readonly seen: Seen;
  /** The server's questions that were answered with yes. */
  readonly confirmed: string[];
}

interface StaffFormOptions<Draft extends FieldValues, Input, Seen> extends Omit<
  SentForm<Draft, Input>,
  'send' | 'tell'
> {
  /**
   * Sends the valid input, which was typed as `typed`, with an id that stays the same until it arrives. Rejects if refused. Resolves to what the form holds then; with nothing, to `empty`.
   */
  readonly send: (input: Input, id: string, typed: Draft, known: Known<Seen>) => Promise<Draft | void>;
  readonly versions?: Versions<Draft, Seen>;
  /** Keeps what is typed on this device until it is sent. */
  readonly draft?: FormDraft<Draft, Seen>;
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
export function useStaffForm<Draft extends FieldValues, Input, Seen = undefined>({
  send,
  versions,
  draft,
  questions = () => [],
  refusals = {},
  failsAt,
  // The attempt arrived, and a provider refused it for good.
  endsOn = ['provider_refused'],
  ...options
}: StaffFormOptions<Draft, Input, Seen>) {
  const { empty } = options;
  const [slot] = useState<AttemptSlot<object>>({ current: null });
  const seenRef = useRef(versions?.seen as Seen);
  const form = useSentForm<Draft, Input>({
    ...options,
    tell,
    send: (input, typed): Promise<void> =>
      sendAgreed(input, (confirmed) => sendOnce(input, typed, confirmed)),
  });
  const isInVain = ({ code }: RequestError) => endsOn.some((each) => each === code);
  const { question, sendAgreed } = useQuestions(form.submit, questions);
  const { offers, drop, keepLater } = useFormDraft({ form, draft, seenRef });
  const { choice, offerChoice } = useVersions({ form, empty, versions, seenRef, onDrop: drop });

  function tell(error: unknown): Told {
    if (offerChoice(error)) return {};
    const refusal = error instanceof RequestError && error.code ? refusals[error.code] : undefined;
    const told =
      (typeof refusal === 'function' ? refusal(error as RequestError) : refusal) ?? staffFailure(error);
    return typeof told === 'string' ? { ...fieldsOf(error), [failsAt ?? 'root']: told } : told;
  }
  async function sendOnce(input: Input, typed: Draft, confirmed: string[]): Promise<void> {
    // Edits before the answer belong to the same attempt: the server says if it arrived.
    const work = ({ key }: { readonly key: string }) =>
      send(input, key, typed, { seen: seenRef.current, confirmed });
    const sent = JSON.stringify(typed);
    const after = await sendAttempt(slot, {}, work, { endsOn: isInVain });
    const later = form.getValues();
    form.reset(after ?? empty);
    drop();
    if (draft && JSON.stringify(later) !== sent) keepLater(later);
  }

  return {
    ...form,
    drafts: offers,
    choice,
    formProps: { ...form.formProps, className: 'staff-form' },
    question,
  };
}
