import { type FieldErrors, type FieldValues, get, type Path, type UseFormRegister } from 'react-hook-form';
import { CONTROL, errorProps } from './Field.tsx';

interface Form<Draft extends FieldValues> {
  readonly register: UseFormRegister<Draft>;
  readonly errors: FieldErrors<Draft>;
  /** Prefix of the control ids, unique on the page. */
  readonly prefix: string;
}

/** Makes the props that connect each field's label, control and error. */
export function fieldPropsOf<Draft extends FieldValues>({ register, errors, prefix }: Form<Draft>) {
  const idOf = (name: Path<Draft>) => `${prefix}-${name}`;
  const messageOf = (name: Path<Draft>) =>
    (get(errors, name) as { readonly message?: string } | undefined)?.message;
  return {
    fieldProps: (name: Path<Draft>, label: string) => ({ id: idOf(name), label, error: messageOf(name) }),
    controlProps: (name: Path<Draft>, autoComplete = 'off') => ({
      ...register(name),
      id: idOf(name),
      className: CONTROL,
      autoComplete,
      ...errorProps(idOf(name), messageOf(name)),
    }),
  };
}
