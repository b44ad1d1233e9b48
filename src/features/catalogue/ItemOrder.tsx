import { useId, useRef, useState } from 'react';
import type { CatalogueVariant } from '../../domain/catalogue/catalogue.api.ts';
import { type Choice, missingChoiceText } from '../../domain/catalogue/selection.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/form/fields/SelectField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SWATCHES } from './swatches.ts';
import type { ItemSelection } from './use-selection.ts';

interface ChoiceRowProps {
  readonly choice: Choice;
  readonly isWaiting: boolean;
  readonly onChoose: (kind: Choice['kind'], value: string | null) => void;
}

const optionName = ({ text, isSoldOut }: Choice['options'][number]) =>
  isSoldOut ? `${text}, sold out` : text;

/** One row of choices: a dropdown of variants, or a color that can be shown as a swatch, anything else as a pill with its name. */
function ChoiceRow({ choice, isWaiting, onChoose }: ChoiceRowProps) {
  const { kind, label, options, value, isDisabled } = choice;
  const name = useId();
  const shown = options.find((option) => option.value === value)?.text;
  if (kind === 'variantId') {
    return (
      <SelectField
        id={name}
        label={label}
        disabled={isWaiting}
        value={value ?? ''}
        choices={[
          ['', 'Choose a color'],
          ...options.map((option) => [option.value, optionName(option)] as const),
        ]}
        onValue={(chosen) => onChoose(kind, chosen)}
      />
    );
  }
  return (
    <fieldset className="min-w-0" disabled={isDisabled || isWaiting}>
      <legend className="mb-2">
        <b>{label}</b>
        {shown && <span>{`: ${shown}`}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const swatch = label === 'Color' ? SWATCHES[option.text] : undefined;
          // The input fills a swatch, which has no words.
          const Shape = swatch ? 'span' : 'label';
          return (
            <Shape key={option.value} className={swatch ? 'swatch' : 'pill'} data-color={swatch}>
              <input
                type="radio"
                aria-label={optionName(option)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                name={name}
                checked={option.value === value}
                onChange={() => onChoose(kind, option.value)}
              />
              {!swatch && <span className={option.isSoldOut ? 'line-through' : ''}>{option.text}</span>}
            </Shape>
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
  /** Returns what there is to say besides that it is in the cart; null: nothing. */
  readonly onAdd: (variant: CatalogueVariant) => string | null;
}

/** The choices of an item and its button, disabled until they are complete: a line next to it says what is missing, and leads there. */
export function ItemOrder({ name, selection, isWaiting = false, onAdd }: ItemOrderProps) {
  const { choices, variant, onChoose } = selection;
  const rows = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<{ readonly of: string; readonly text: string | null }>();
  const isSoldOut = variant?.soldOut === true;
  const missing = missingChoiceText(choices);

  function showMissing() {
    const row = rows.current?.children[choices.findIndex(({ value }) => value === null)];
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
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
      <div className="product-add">
        {missing && (
          <button type="button" className="product-missing" disabled={isWaiting} onClick={showMissing}>
            {missing}
          </button>
        )}
        <Button
          variant="signal"
          className="w-full"
          disabled={isWaiting || isSoldOut || !variant}
          onClick={() => variant && setTold({ of: variant.id, text: onAdd(variant) })}
        >
          {!isSoldOut && <Icon name="cart" />}
          <span>{isSoldOut ? 'Sold out' : 'Add to Cart'}</span>
          <span className="sr-only">: {name}</span>
        </Button>
        <span role="status" className="block font-bold">
          {told?.of === variant?.id && told?.text}
        </span>
      </div>
    </>
  );
}
