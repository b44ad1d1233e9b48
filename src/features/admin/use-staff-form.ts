import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
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
  /** Starts the ids of the controls. */
  readonly prefix: string;
  /** Sends what was checked, under an id that stays the same until it has arrived. Rejects where it was refused. */
  readonly send: (input: Input, id: string) => Promise<unknown>;
  /** What a refusal means here, where its own sentence is for visitors; told from its figures where it has some. */
  readonly refusals?: Partial<Record<ErrorCode, string | ((figures: unknown) => string)>>;
}

/** The attempt did arrive, and a provider has refused it for good. */
const isInVain = ({ code }: RequestError) => code === 'provider_refused';

/** A form of staff's that is empty again once it was sent; what stands in the way is told beside its fields and under them. */
export function useStaffForm<Draft extends FieldValues, Input>({
  schema,
  empty,
  prefix,
  send,
  refusals = {},
}: StaffForm<Draft, Input>) {
  const [slot] = useState<AttemptSlot<object>>({ current: null });
  const form = useForm<Draft, unknown, Input>({ resolver: schemaResolver(schema), defaultValues: empty });
  const { register, handleSubmit, setError, setValue, reset, watch, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (input) => {
    try {
      // Whatever is changed in the form before its answer is there, it is the same attempt: the server says if it arrived.
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

  return {
    ...fieldPropsOf({ register, errors, prefix }),
    formProps: {
      method: 'post',
      noValidate: true,
      className: 'staff-form',
      onSubmit: (event: React.FormEvent) => void submit(event),
    } as const,
    failure: errors.root?.message,
    isSubmitting,
    watch,
    register,
    setValue,
  };
}
