import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/form/fields/CheckField.tsx';
import { type KeyboardEvent, useState } from 'react';
import { readPercent } from '../../../domain/prices/price-shift.ts';
import { CONTROL, errorProps, Field } from '../../../ui/form/fields/Field.tsx';
import { SelectField } from '../../../ui/form/fields/SelectField.tsx';
import type { PriceLine, PriceSection } from './price-draft.ts';

interface MovePricesProps {
  /** Of the yard that is shown. */
  readonly sections: readonly PriceSection[];
  /** The percentage that stands typed and is not applied yet. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** In hundredths of a percent. */
  readonly onMove: (lines: readonly PriceLine[], hundredths: number) => void;
}

const ID = 'move-percent';

/** Where a percentage stands that has to be applied first. */
export function focusPercent(): void {
  const field = document.getElementById(ID);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

export const STEPS = [
  [-300, '−3%'],
  [-200, '−2%'],
  [-100, '−1%'],
  [100, '+1%'],
  [200, '+2%'],
  [300, '+3%'],
] as const;

/** Changes the new prices of a group, or of those of it that are checked, by a percentage. */
export function MovePrices({ sections, text, onText, onMove }: MovePricesProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();

  const [groupId, setGroupId] = useState('cards');
  const lines = sections.find(({ id }) => id === groupId)?.lines ?? sections[0]?.lines ?? [];
  const checked = lines.filter(({ key }) => picked.includes(key));
  const toggle = (key: string) =>
    setPicked(picked.includes(key) ? picked.filter((other) => other !== key) : [...picked, key]);
  const move = (hundredths: number) => onMove(checked.length > 0 ? checked : lines, hundredths);

  function moveTyped() {
    const hundredths = readPercent(text);
    setError(hundredths === null ? 'Please enter a percentage such as 2.5 or -3' : undefined);
    if (hundredths === null) return;
    move(hundredths);
    // Left there, it would look as if it were still to come.
    onText('');
  }
  // Enter in this field moves prices instead of submitting the form.
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    moveTyped();
  }

  return (
    <details className="mt-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold underline">
        Change prices by percent
      </summary>
      <SelectField
        id="move-group"
        label="Group"
        fieldClass="max-w-md"
        value={groupId}
        onValue={setGroupId}
        choices={sections.map(({ id, title }) => [id, title] as const)}
      />
      <fieldset className="mt-2">
        <legend>Check the grades to change. Check none to change the whole group.</legend>
        <div className="mt-2 flex flex-wrap gap-x-6">
          {lines.map(({ key, metal }) => (
            <CheckField
              label={metal.name}
              key={key}
              checked={picked.includes(key)}
              onChange={() => toggle(key)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-2 flex flex-wrap gap-2">
        {STEPS.map(([hundredths, label]) => (
          <Button key={label} onClick={() => move(hundredths)}>
            {label}
          </Button>
        ))}
      </div>
      <Field id={ID} label="Another percentage" error={error} fieldClass="mt-4">
        <div className="flex max-w-md gap-2">
          <input
            id={ID}
            className={CONTROL}
            value={text}
            inputMode="text"
            autoComplete="off"
            placeholder="+2.5"
            {...errorProps(ID, error)}
            onChange={({ target }) => onText(target.value)}
            onKeyDown={enter}
          />
          <Button onClick={moveTyped}>Apply</Button>
        </div>
      </Field>
    </details>
  );
}
