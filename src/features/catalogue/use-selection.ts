import { useState } from 'react';
import type { CatalogueItem, CatalogueVariant } from '../../domain/catalogue/catalogue.api.ts';
import { itemPriceText } from '../../domain/catalogue/options.ts';
import {
  type Choice,
  choicesOf,
  choose,
  NOTHING_SELECTED,
  selectedImage,
  selectedVariant,
  type Selection,
} from '../../domain/catalogue/selection.ts';
import { dollarsText } from '../../domain/shared/numbers/money.ts';

export interface ItemSelection {
  readonly choices: readonly Choice[];
  readonly variant: CatalogueVariant | null;
  /** Matches the choices made so far. */
  readonly image: string;
  readonly priceText: string;
  readonly onChoose: (kind: keyof Selection, value: string | null) => void;
}

export function useSelection(item: CatalogueItem): ItemSelection {
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const variant = selectedVariant(item, selection);
  return {
    choices: choicesOf(item, selection),
    variant,
    image: selectedImage(item, selection),
    priceText: variant ? dollarsText(variant.price) : itemPriceText(item),
    onChoose: (kind, value) => setSelection(choose(item, selection, kind, value)),
  };
}
