import type { ComponentProps } from 'react';
import { CONTROL, errorProps, Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** For a plain value: called with what is typed. */
    readonly onValue?: (value: string) => void;
  };

/** A labelled line of text, for `field()` of a form or for a plain value. */
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

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps> & { readonly onValue?: (value: string) => void };

/** The same for several lines. */
export function TextAreaField({ id, label, error, fieldClass, onValue, ...input }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} error={error} fieldClass={fieldClass}>
      <textarea
        autoComplete="off"
        {...input}
        {...(onValue && { onChange: ({ currentTarget }) => onValue(currentTarget.value) })}
        id={id}
        className={CONTROL}
        {...errorProps(id, error)}
      />
    </Field>
  );
}
