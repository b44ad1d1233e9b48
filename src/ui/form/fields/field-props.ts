import { type FieldErrors, type FieldValues, get, type Path, type UseFormRegister } from 'react-hook-form';

interface Form<Draft extends FieldValues> {
  readonly register: UseFormRegister<Draft>;
  readonly errors: FieldErrors<Draft>;
  /** Prefix of the control ids, unique on the page. */
  readonly prefix: string;
}

/** Makes `field()`: the props of a field of a form. */
export function fieldPropsOf<Draft extends FieldValues>({ register, errors, prefix }: Form<Draft>) {
  /** Of a field, or of what the schema makes of several. */
  const errorOf = (name: string) => (get(errors, name) as { readonly message?: string } | undefined)?.message;
  return {
    errorOf,
    field: (name: Path<Draft>, label: string, autoComplete = 'off') => ({
      ...register(name),
      id: `${prefix}-${name}`,
      label,
      error: errorOf(name),
      autoComplete,
    }),
  };
}
