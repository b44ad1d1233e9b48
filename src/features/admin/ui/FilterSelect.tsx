import { CONTROL, Field } from '../../../ui/form/Field.tsx';

export type Choices = readonly (readonly [value: string, text: string])[];

interface FilterSelectProps {
  /** Of the filter, as the address has it. */
  readonly name: string;
  readonly label: string;
  readonly choices: Choices;
  /** The chosen one; empty where none is. */
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly className?: string;
}

/** One choice of what a list shows, which counts at once. */
export function FilterSelect({ name, label, choices, value = '', onChoose, className }: FilterSelectProps) {
  const id = `filter-${name}`;
  return (
    <Field id={id} label={label} error={undefined} {...(className && { className })}>
      <select
        id={id}
        className={CONTROL}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
