import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { priceText } from '../../../domain/prices/price.schema.ts';
import { isJump, isSamePrice, shiftPrice } from '../../../domain/prices/price-shift.ts';

/** What was typed for each metal; one that is missing or empty stays as it is. */
export type PriceDraft = Readonly<Record<string, string>>;

export interface NewPrice {
  readonly metal: MetalPrice;
  readonly price: string;
  readonly isJump: boolean;
}

const typed = (draft: PriceDraft, { metalType }: MetalPrice) => draft[metalType]?.trim() ?? '';

/** What is wrong with what was typed for a metal, or undefined. */
export function draftError(draft: PriceDraft, metal: MetalPrice): string | undefined {
  const text = typed(draft, metal);
  const result = text === '' ? undefined : priceText.safeParse(text);
  return result?.error?.issues[0]?.message;
}

/** The prices that would be new. */
export function newPrices(draft: PriceDraft, metals: readonly MetalPrice[]): readonly NewPrice[] {
  return metals.flatMap((metal) => {
    const price = typed(draft, metal);
    if (price === '' || draftError(draft, metal) || isSamePrice(metal.price, price)) return [];
    return [{ metal, price, isJump: isJump(metal.price, price) }];
  });
}

/** The draft with the price of each of these metals moved; what cannot be moved stays. */
export function movedDraft(draft: PriceDraft, metals: readonly MetalPrice[], hundredths: number): PriceDraft {
  const moved = metals.map((metal) => {
    const from = typed(draft, metal) || metal.price;
    return [metal.metalType, shiftPrice(from, hundredths) ?? from];
  });
  return { ...draft, ...(Object.fromEntries(moved) as PriceDraft) };
}
