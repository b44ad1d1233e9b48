import type { ComponentProps } from 'react';
import { CONTROL, errorProps, Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** For a plain value: called with what is typed. */
    readonly onValue?: (value: string) => void;
  };

/** A labeled line of text, for `field()` of a form or for a plain value. */
export function TextField({
  id,
  label,
  error,
  fieldClass,
  className = '',
  onValue,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} fieldClass={fieldClass}>
      <input
        autoComplete="off"
        {...input}
        {...(onValue && { onChange: ({ currentTarget }) => onValue(currentTarget.value) })}
        id={id}
        className={`${CONTROL} ${className}`}
        {...errorProps(id, error)}
      />
    </Field>
  );
}
