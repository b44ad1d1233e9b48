import { useId } from 'react';
import type { Choice } from '../../domain/catalogue/selection.ts';
import { CONTROL } from '../../ui/form/Field.tsx';

interface ChoiceSelectProps {
  readonly choice: Choice;
  readonly isWaiting: boolean;
  readonly onChoose: (kind: Choice['kind'], value: string | null) => void;
}

/** One dropdown. Its values are places in the list, as an empty colour is a colour. */
export function ChoiceSelect({ choice, isWaiting, onChoose }: ChoiceSelectProps) {
  const { kind, label, options, value, isDisabled } = choice;
  const id = useId();
  return (
    <div className="min-w-0">
      <label className="block text-sm font-bold" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${CONTROL} disabled:opacity-60`}
        value={options.findIndex((option) => option.value === value)}
        disabled={isDisabled || isWaiting}
        onChange={(event) => onChoose(kind, options[Number(event.currentTarget.value)]?.value ?? null)}
      >
        <option value={-1}>Select {label}</option>
        {options.map((option, index) => (
          <option key={option.value} value={index}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
