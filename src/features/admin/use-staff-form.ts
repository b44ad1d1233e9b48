import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { QuestionText } from '../../ui/Question.tsx';
import type { ErrorCode } from '../../domain/shared/errors.ts';
import { type AttemptSlot, sendAttempt } from '../../lib/attempt.ts';
import { RequestError } from '../../lib/request.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import { staffFailure } from './staff-failure.ts';

interface StaffForm<Draft extends FieldValues, Input> {
  readonly schema: z.ZodMiniType<Input, Draft>;
  readonly empty: DefaultValues<Draft>;
  /** Prefix of the controls' ids. */
  readonly prefix: string;
  /** Sends the valid input with an id that stays the same until it arrives. Rejects if refused. */
  readonly send: (input: Input, id: string) => Promise<unknown>;
  /** Asked about valid input before it is sent: render `question`. */
  readonly question?: (input: Input) => QuestionText;
  /** Messages that replace the errors' own; a function gets the error's figures. */
  readonly refusals?: Partial<Record<ErrorCode, string | ((figures: unknown) => string)>>;
}

/** The attempt arrived, and a provider refused it for good. */
const isInVain = ({ code }: RequestError) => code === 'provider_refused';

/** A staff form that resets once it is sent. Errors are shown at the fields and below them. */
export function useStaffForm<Draft extends FieldValues, Input>({
  schema,
  empty,
  prefix,
  send,
  question,
  refusals = {},
}: StaffForm<Draft, Input>) {
  const [slot] = useState<AttemptSlot<object>>({ current: null });
  const form = useForm<Draft, unknown, Input>({ resolver: schemaResolver(schema), defaultValues: empty });
  const { register, handleSubmit, setError, setValue, reset, watch, formState } = form;
  const { errors, isSubmitting } = formState;

  const [asking, setAsking] = useState<QuestionText | null>(null);

  const submit = handleSubmit(async (input) => {
    try {
      // Edits before the answer belong to the same attempt: the server says if it arrived.
      await sendAttempt(slot, {}, ({ key }) => send(input, key), { endsOn: isInVain });
      reset(empty);
    } catch (error) {
      const { fields, code, figures } =
        error instanceof RequestError ? error : { fields: {}, code: undefined, figures: undefined };
      const refusal = code && refusals[code];
      const told = typeof refusal === 'function' ? refusal(figures) : refusal;
      setError('root', { message: told ?? staffFailure(error) });
      showFieldErrors(form, fields);
    }
  });

  const ask = question && handleSubmit((input) => setAsking(question(input)));

  return {
    ...fieldPropsOf({ register, errors, prefix }),
    formProps: {
      method: 'post',
      noValidate: true,
      className: 'staff-form',
      onSubmit: (event: React.FormEvent) => void (ask ?? submit)(event),
    } as const,
    question: asking && {
      ...asking,
      onYes: () => void submit(),
      onClose: () => setAsking(null),
    },
    failure: errors.root?.message,
    isSubmitting,
    watch,
    register,
    setValue,
  };
}
