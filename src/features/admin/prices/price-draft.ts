import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { priceText } from '../../../domain/prices/price.schema.ts';
import { isJump, isSamePrice, shiftPrice } from '../../../domain/prices/price-shift.ts';

/** The text typed for each metal; a missing or empty one keeps its price. */
export type PriceDraft = Readonly<Record<string, string>>;

export interface NewPrice {
  readonly metal: MetalPrice;
  readonly price: string;
  readonly isJump: boolean;
}

const typed = (draft: PriceDraft, { metalType }: MetalPrice) => draft[metalType]?.trim() ?? '';

/** The error in a typed price, if any. */
export function draftError(draft: PriceDraft, metal: MetalPrice): string | undefined {
  const text = typed(draft, metal);
  const result = text === '' ? undefined : priceText.safeParse(text);
  return result?.error?.issues[0]?.message;
}

/** The prices that differ from the current ones. */
export function newPrices(draft: PriceDraft, metals: readonly MetalPrice[]): readonly NewPrice[] {
  return metals.flatMap((metal) => {
    const price = typed(draft, metal);
    if (price === '' || draftError(draft, metal) || isSamePrice(metal.price, price)) return [];
    return [{ metal, price, isJump: isJump(metal.price, price) }];
  });
}

/** Moves the prices of these metals where possible. */
export function movedDraft(draft: PriceDraft, metals: readonly MetalPrice[], hundredths: number): PriceDraft {
  const moved = metals.map((metal) => {
    const from = typed(draft, metal) || metal.price;
    return [metal.metalType, shiftPrice(from, hundredths) ?? from];
  });
  return { ...draft, ...(Object.fromEntries(moved) as PriceDraft) };
}
