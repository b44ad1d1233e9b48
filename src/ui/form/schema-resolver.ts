import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Checks a form with a schema, and returns each field's first message. The stock resolver would show a union's innermost message ("Invalid input") instead of
 * the schema's own.
 */
export const schemaResolver =
  <Input extends FieldValues, Output>(
    schema: z.ZodMiniType<Output, Input>,
  ): Resolver<Input, unknown, Output> =>
  (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const { path, message } of result.error.issues) {
      const name = path.join('.') || 'root';
      if (!get(errors, name)) set(errors, name, { type: 'schema', message });
    }
    return { values: {}, errors };
  };
