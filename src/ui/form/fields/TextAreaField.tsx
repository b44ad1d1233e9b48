import type { ComponentProps } from 'react';
import { CONTROL, errorProps, Field, type FieldProps } from './Field.tsx';

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps> & { readonly onValue?: (value: string) => void };

/** A labeled text of several lines, for `field()` of a form or for a plain value. */
export function TextAreaField({ id, label, error, hint, fieldClass, onValue, ...input }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint} fieldClass={fieldClass}>
      <textarea
        autoComplete="off"
        {...input}
        {...(onValue && { onChange: ({ currentTarget }) => onValue(currentTarget.value) })}
        id={id}
        className={CONTROL}
        {...errorProps(id, error, hint)}
      />
    </Field>
  );
}
