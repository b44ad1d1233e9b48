import { type KeyboardEvent, useState } from 'react';
import { metalName } from '../../../domain/prices/metal-types.ts';
import { readPercent } from '../../../domain/prices/price-shift.ts';
import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { CONTROL, errorProps, Field } from '../../../ui/form/Field.tsx';

interface MovePricesProps {
  readonly metals: readonly MetalPrice[];
  /** In hundredths of a percent. */
  readonly onMove: (metals: readonly MetalPrice[], hundredths: number) => void;
}

const ID = 'move-percent';
const STEPS = [
  [-300, '−3%'],
  [-200, '−2%'],
  [-100, '−1%'],
  [100, '+1%'],
  [200, '+2%'],
  [300, '+3%'],
] as const;

/** Changes the new prices of the checked metals by a percentage, or of all if none is checked. */
export function MovePrices({ metals, onMove }: MovePricesProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  const isPicked = ({ metalType }: MetalPrice) => picked.includes(metalType);
  const toggle = (type: string) =>
    setPicked(picked.includes(type) ? picked.filter((other) => other !== type) : [...picked, type]);
  const move = (hundredths: number) =>
    onMove(picked.length > 0 ? metals.filter(isPicked) : metals, hundredths);

  function moveTyped() {
    const hundredths = readPercent(text);
    setError(hundredths === null ? 'Please enter a percentage such as 2.5 or -3' : undefined);
    if (hundredths !== null) move(hundredths);
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
      <fieldset>
        <legend>Check the metals to change. If none is checked, all of them change.</legend>
        <div className="mt-2 flex flex-wrap gap-x-6">
          {metals.map((metal) => (
            <label key={metal.id} className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-6 shrink-0"
                checked={isPicked(metal)}
                onChange={() => toggle(metal.metalType)}
              />
              {metalName(metal.metalType)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-2 flex flex-wrap gap-2">
        {STEPS.map(([hundredths, label]) => (
          <button key={label} type="button" className="button button-line" onClick={() => move(hundredths)}>
            {label}
          </button>
        ))}
      </div>
      <Field id={ID} label="Other percentage" error={error} className="mt-4">
        <div className="flex max-w-md gap-2">
          <input
            id={ID}
            className={CONTROL}
            value={text}
            inputMode="text"
            autoComplete="off"
            placeholder="+2.5"
            {...errorProps(ID, error)}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={enter}
          />
          <button type="button" className="button button-line" onClick={moveTyped}>
            Change
          </button>
        </div>
      </Field>
    </details>
  );
}
