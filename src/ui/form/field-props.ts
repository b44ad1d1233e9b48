import { type FieldErrors, type FieldValues, get, type Path, type UseFormRegister } from 'react-hook-form';

interface Form<Draft extends FieldValues> {
  readonly register: UseFormRegister<Draft>;
  readonly errors: FieldErrors<Draft>;
  /** Prefix of the control ids, unique on the page. */
  readonly prefix: string;
}

/** Makes `field()`: the props of a TextAreaField, TextField or SelectField of a form. */
export function fieldPropsOf<Draft extends FieldValues>({ register, errors, prefix }: Form<Draft>) {
  return {
    field: (name: Path<Draft>, label: string, autoComplete = 'off') => ({
      ...register(name),
      id: `${prefix}-${name}`,
      label,
      error: (get(errors, name) as { readonly message?: string } | undefined)?.message,
      autoComplete,
    }),
  };
}
