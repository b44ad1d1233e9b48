import { type KeyboardEvent, useState } from 'react';
import { readPercent } from '../../../domain/prices/price-shift.ts';
import { CONTROL, errorProps, Field } from '../../../ui/form/Field.tsx';

interface MovePricesProps {
  /** How many metals are checked. */
  readonly count: number;
  /** In hundredths of a percent. */
  readonly onMove: (hundredths: number) => void;
}

const ID = 'move-percent';

/** Moves the checked metals by a percentage, or all if none is checked. */
export function MovePrices({ count, onMove }: MovePricesProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function move() {
    const hundredths = readPercent(text);
    setError(hundredths === null ? 'Please enter a percentage such as 2.5 or -3' : undefined);
    if (hundredths !== null) onMove(hundredths);
  }
  // Enter in this field moves prices instead of submitting the form.
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    move();
  }

  return (
    <Field id={ID} label={`Move ${count > 0 ? `the ${count} ticked` : 'all metals'} by %`} error={error}>
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
        <button type="button" className="button button-line" onClick={move}>
          Move
        </button>
      </div>
    </Field>
  );
}
