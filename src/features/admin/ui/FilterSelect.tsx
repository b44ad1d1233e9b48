import { CONTROL, Field } from '../../../ui/form/Field.tsx';

export type Choices = readonly (readonly [value: string, text: string])[];

interface FilterSelectProps {
  /** The filter's name in the address. */
  readonly name: string;
  readonly label: string;
  readonly choices: Choices;
  /** Empty if nothing is chosen. */
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly className?: string;
}

/** A select that filters a list at once. */
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
