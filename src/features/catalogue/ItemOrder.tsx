import type { CatalogueVariant } from '../../domain/catalogue/catalogue.api.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import type { ItemSelection } from './use-selection.ts';

interface ItemOrderProps {
  readonly name: string;
  readonly selection: ItemSelection;
  /** Nothing can be ordered yet: the live prices are on their way. */
  readonly isWaiting?: boolean;
  readonly onAdd: (variant: CatalogueVariant) => void;
}

/** The choices of an item and the button, which waits until they are complete. */
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
