import { useRef } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { failureText } from '../../lib/requests/failure-text.ts';
import { RequestError } from '../../lib/requests/request.ts';
import { fieldPropsOf } from './fields/field-props.ts';
import { useErrorFocus } from './focus-first-error.ts';
import { schemaResolver } from './schema-resolver.ts';

/** Sentences by the names of their fields; `root` is for the whole form. */
export type Told = Readonly<Record<string, string | undefined>>;

/** What the server says of single fields. */
export const fieldsOf = (error: unknown): Told => (error instanceof RequestError ? error.fields : {});

const tellAll = (error: unknown): Told => ({ ...fieldsOf(error), root: failureText(error) });

export interface SentForm<Draft extends FieldValues, Input> {
  /** The only check, both of what is typed and of what is sent. */
  readonly schema: z.ZodMiniType<Input, Draft>;
  /** Without it, what was typed before hydration stays. */
  readonly empty?: DefaultValues<Draft>;
  /** Prefix of the controls' ids. */
  readonly prefix: string;
  /** Sends the valid input, which was typed as `typed`. Rejects if refused. */
  readonly send: (input: Input, typed: Draft) => Promise<unknown>;
  /** Says why `send` was refused. */
  readonly tell?: (error: unknown) => Told;
}

/** A form that is checked by its schema, and sent. Errors are shown at the fields and below them; what was typed stays. */
export function useSentForm<Draft extends FieldValues, Input>({
  schema,
  empty,
  prefix,
  send,
  tell = tellAll,
}: SentForm<Draft, Input>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Draft, unknown, Input>({
    resolver: schemaResolver(schema),
    shouldFocusError: false,
    ...(empty && { defaultValues: empty }),
  });
  const { register, handleSubmit, setError, getValues, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;

  /** Ignores names that are no field. */
  function setErrors(told: Told): void {
    for (const [name, message] of Object.entries(told)) {
      const isShown = name === 'root' || get(getValues(), name) !== undefined;
      if (message && isShown) setError(name as Path<Draft>, { type: 'server', message });
    }
  }
  const refuse = (error: unknown) => setErrors(tell(error));
  const submit = handleSubmit(async (input) => {
    try {
      await send(input, getValues());
    } catch (error) {
      refuse(error);
    }
  });

  useErrorFocus(element, submitCount);

  return {
    ...form,
    ...fieldPropsOf({ register, errors, prefix }),
    element,
    submit,
    refuse,
    setErrors,
    formProps: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: (event: React.FormEvent) => {
        event.preventDefault();
        // A button that must keep the focus is not disabled in the meantime.
        if (!isSubmitting) void submit(event);
      },
    } as const,
    failure: errors.root?.message,
    isSubmitting,
  };
}
