import type { ComponentProps } from 'react';
import { CONTROL, errorProps, Field, type FieldProps } from './Field.tsx';

/** A value and what it is called. */
export type SelectChoice = readonly [value: string | number, text: string];

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    readonly choices: readonly SelectChoice[];
    /** For a plain value: called with what is chosen. */
    readonly onValue?: (value: string) => void;
  };

/** A labeled choice, for `field()` of a form or for a plain value. */
export function SelectField({ id, label, error, fieldClass, choices, onValue, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} error={error} fieldClass={fieldClass}>
      <select
        {...select}
        {...(onValue && { onChange: ({ currentTarget }) => onValue(currentTarget.value) })}
        id={id}
        className={CONTROL}
        {...errorProps(id, error)}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
