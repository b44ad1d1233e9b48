import { useId, useRef } from 'react';
import type { CatalogueVariant } from '../../domain/catalogue/catalogue.api.ts';
import type { Choice } from '../../domain/catalogue/selection.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SWATCHES } from './swatches.ts';
import type { ItemSelection } from './use-selection.ts';

interface ChoiceRowProps {
  readonly choice: Choice;
  readonly isWaiting: boolean;
  readonly onChoose: (kind: Choice['kind'], value: string | null) => void;
}

/** One row of choices: a color that can be shown as a swatch, anything else as a pill with its name. */
function ChoiceRow({ choice, isWaiting, onChoose }: ChoiceRowProps) {
  const { kind, label, options, value, isDisabled } = choice;
  const name = useId();
  const shown = options.find((option) => option.value === value)?.text;
  return (
    <fieldset className="min-w-0" disabled={isDisabled || isWaiting} data-lacks={value === null || undefined}>
      <legend className="mb-2">
        <b>{label}</b>
        {shown && <span>{`: ${shown}`}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const swatch = label === 'Color' ? SWATCHES[option.text] : undefined;
          return (
            <label key={option.value} className={swatch ? 'swatch' : 'pill'} data-color={swatch}>
              <input
                type="radio"
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                name={name}
                checked={option.value === value}
                onChange={() => onChoose(kind, option.value)}
              />
              <span className={swatch ? 'sr-only' : option.isSoldOut ? 'line-through' : ''}>
                {option.text}
              </span>
              {option.isSoldOut && <span className="sr-only">, sold out</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface ItemOrderProps {
  readonly name: string;
  readonly selection: ItemSelection;
  /** The live prices are still loading, so nothing can be ordered. */
  readonly isWaiting?: boolean;
  /** The button stays at the foot of a phone's screen, with the price. */
  readonly isSticky?: boolean;
  readonly onAdd: (variant: CatalogueVariant) => void;
}

/** The choices of an item and its button, which says what lacks until they are complete. */
export function ItemOrder({ name, selection, isWaiting = false, isSticky = false, onAdd }: ItemOrderProps) {
  const { choices, variant, priceText, onChoose } = selection;
  const rows = useRef<HTMLDivElement>(null);
  const isSoldOut = variant?.soldOut === true;
  const lacking = choices.find(({ value }) => value === null)?.label;

  function press() {
    if (variant) return onAdd(variant);
    const row = rows.current?.querySelector<HTMLElement>('[data-lacks]');
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('input')?.focus({ preventScroll: true });
    return undefined;
  }

  return (
    <>
      {choices.length > 0 && (
        <div ref={rows} className="product-choices">
          {choices.map((choice) => (
            <ChoiceRow key={choice.kind} choice={choice} isWaiting={isWaiting} onChoose={onChoose} />
          ))}
        </div>
      )}
      <div className={isSticky ? 'product-bar' : 'product-add'}>
        {isSticky && (
          <span className="product-bar-price" aria-hidden="true">
            {priceText}
          </span>
        )}
        <button
          type="button"
          className={`button w-full ${lacking || isSoldOut ? 'button-line' : 'button-signal'}`}
          disabled={isWaiting || isSoldOut}
          onClick={press}
        >
          {!lacking && !isSoldOut && <Icon name="cart" />}
          <span>{lacking ? `Choose a ${lacking}` : isSoldOut ? 'Sold out' : 'Add to Cart'}</span>
          <span className="sr-only">: {name}</span>
        </button>
      </div>
    </>
  );
}
