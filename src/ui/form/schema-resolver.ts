import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { firstMessages } from '../../domain/shared/first-messages.ts';

/**
 * Checks a form with a schema, and answers each field's first message. The stock resolver would show a union's innermost
 * message ("Invalid input") instead of the schema's own.
 */
export const schemaResolver =
  <Input extends FieldValues, Output>(
    schema: z.ZodMiniType<Output, Input>,
  ): Resolver<Input, unknown, Output> =>
  (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors = Object.entries(firstMessages(result.error.issues)).map(([name, message]) => [
      name,
      { type: 'schema', message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Input> };
  };
