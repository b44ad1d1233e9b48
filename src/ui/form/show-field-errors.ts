import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/** Shows the server's messages next to their fields and focuses the first. Ignores names that are no field. */
export function showFieldErrors<Values extends FieldValues, Output>(
  { getValues, setError }: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setError'>,
  fields: Readonly<Record<string, string>>,
): void {
  const named = Object.entries(fields).filter(([name]) => get(getValues(), name) !== undefined);
  for (const [index, [name, message]] of named.entries()) {
    setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}
