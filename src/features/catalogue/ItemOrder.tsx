import { useId } from 'react';
import type { CatalogueVariant } from '../../domain/catalogue/catalogue.api.ts';
import type { Choice } from '../../domain/catalogue/selection.ts';
import { CONTROL } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ItemSelection } from './use-selection.ts';

interface ChoiceSelectProps {
  readonly choice: Choice;
  readonly isWaiting: boolean;
  readonly onChoose: (kind: Choice['kind'], value: string | null) => void;
}

/** One dropdown. Its values are list indexes, because an empty color is a valid choice. */
function ChoiceSelect({ choice, isWaiting, onChoose }: ChoiceSelectProps) {
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

interface ItemOrderProps {
  readonly name: string;
  readonly selection: ItemSelection;
  /** The live prices are still loading, so nothing can be ordered. */
  readonly isWaiting?: boolean;
  readonly onAdd: (variant: CatalogueVariant) => void;
}

/** The choices of an item and the button, which is disabled until they are complete. */
export function ItemOrder({ name, selection, isWaiting = false, onAdd }: ItemOrderProps) {
  const { choices, variant, onChoose } = selection;
  return (
    <>
      {choices.length > 0 && (
        <div className="product-choices">
          {choices.map((choice) => (
            <ChoiceSelect key={choice.kind} choice={choice} isWaiting={isWaiting} onChoose={onChoose} />
          ))}
        </div>
      )}
      <button
        type="button"
        className="button button-signal product-add"
        disabled={!variant || isWaiting}
        onClick={() => variant && onAdd(variant)}
      >
        <Icon name="cart" />
        Add to Cart
        <span className="sr-only">: {name}</span>
      </button>
    </>
  );
}
