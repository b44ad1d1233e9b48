import type { ComponentProps, ReactNode } from 'react';
import { errorId, errorProps, FieldError, type FieldProps } from './Field.tsx';

interface ChoiceFieldsProps<Value extends string>
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'className' | 'value'> {
  /** One of them, or as many as fit. */
  readonly type: 'radio' | 'checkbox';
  readonly choices: readonly (readonly [value: Value, text: ReactNode])[];
  /** For plain values: what is chosen. */
  readonly chosen?: readonly Value[];
  /** Called with the choices that are chosen then, in their order. */
  readonly onChoose?: (chosen: readonly Value[]) => void;
  /** Class of what is around the choices. */
  readonly className?: string;
}

/** A question with choices that are all in view, for `field()` of a form or for plain values. */
export function ChoiceFields<Value extends string>({
  id,
  label,
  error,
  fieldClass,
  type,
  choices,
  chosen,
  onChoose,
  className,
  // HTML has it for what is typed.
  autoComplete: _typed,
  ...input
}: ChoiceFieldsProps<Value>) {
  const after = (value: Value, isOn: boolean) =>
    choices
      .map(([each]) => each)
      .filter((each) => (each === value ? isOn : type === 'checkbox' && chosen?.includes(each)));
  return (
    <fieldset id={id} tabIndex={-1} className={fieldClass} {...errorProps(id, error)}>
      <legend className="font-bold">{label}</legend>
      <div className={className}>
        {choices.map(([value, text]) => (
          <label key={value} className="flex min-h-12 cursor-pointer items-center gap-3 py-1">
            <input
              name={id}
              {...input}
              type={type}
              value={value}
              className="size-6 shrink-0"
              {...(chosen && {
                checked: chosen.includes(value),
                onChange: ({ currentTarget }) => onChoose?.(after(value, currentTarget.checked)),
              })}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={errorId(id)} message={error} />
    </fieldset>
  );
}
