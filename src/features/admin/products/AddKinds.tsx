import { useState } from 'react';
import { errorId, errorProps, FieldError } from '../../../ui/form/Field.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';

interface KindsWanted {
  readonly colors: string;
  readonly sizes: string;
  readonly price: string;
}

interface AddKindsProps {
  /** What is wrong with the kinds there are. */
  readonly error: string | undefined;
  readonly onAdd: (wanted: KindsWanted) => void;
}

const ID = 'add-kinds';

const NONE: KindsWanted = { colors: '', sizes: '', price: '' };

const FIELDS = [
  ['colors', 'Colors, with commas', 'Black, Sand'],
  ['sizes', 'Sizes, with commas', 'S, M, L, XL'],
  ['price', 'Price', '24.00'],
] as const;

/** Adds each of the colors in each of the sizes. Both may stay empty: then there is nothing to choose. */
export function AddKinds({ error, onAdd }: AddKindsProps) {
  const [wanted, setWanted] = useState(NONE);
  return (
    <fieldset className="mt-4 border-2 border-line p-4" tabIndex={-1} {...errorProps(ID, error)}>
      <legend className="px-2 font-bold">Add kinds</legend>
      <FieldError id={errorId(ID)} message={error} />
      <div className="grid gap-3 md:grid-cols-3">
        {FIELDS.map(([name, label, placeholder]) => (
          <TextField
            key={name}
            id={`add-${name}`}
            label={label}
            value={wanted[name]}
            placeholder={placeholder}
            onValue={(value) => setWanted({ ...wanted, [name]: value })}
          />
        ))}
      </div>
      <p className="mt-2 text-muted">
        Each color comes in each size. Leave both empty if there is no choice.
      </p>
      <button
        type="button"
        className="button button-line mt-3"
        onClick={() => {
          onAdd(wanted);
          setWanted(NONE);
        }}
      >
        Add kinds
      </button>
    </fieldset>
  );
}
