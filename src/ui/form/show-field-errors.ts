import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/** Shows the server's messages next to their fields. Ignores names that are no field. */
export function showFieldErrors<Values extends FieldValues, Output>(
  { getValues, setError }: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setError'>,
  fields: Readonly<Record<string, string>>,
): void {
  for (const [name, message] of Object.entries(fields)) {
    if (get(getValues(), name) !== undefined) setError(name as Path<Values>, { type: 'server', message });
  }
}
