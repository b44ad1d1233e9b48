import { priceChange } from '../../../domain/prices/price-change.ts';
import type { ListedPrice } from '../../../domain/prices/prices.api.ts';
import { tellPrice } from '../../../domain/prices/list/tell-price.ts';

/** Writes into a named part of the page, if it has that part. */
export const write = (scope: ParentNode | null, part: string, text: string): void =>
  scope?.querySelector(`[data-${part}]`)?.replaceChildren(text);

export const rowOf = (scope: ParentNode, metalType: string): HTMLElement | null =>
  scope.querySelector(`[data-metal="${CSS.escape(metalType)}"]`);

/** Writes a price into its row: the figure is its `b`, the unit its `i`, the change its `em`. A row need not have all of them. */
export function paintPrice(
  row: ParentNode | null,
  price: Pick<ListedPrice, 'price' | 'unit' | 'change'>,
  [figure, unit] = tellPrice(price),
): void {
  row?.querySelector('b')?.replaceChildren(figure);
  row?.querySelector('i')?.replaceChildren(unit);
  const moved = priceChange(price);
  const sign = row?.querySelector('em');
  sign?.replaceChildren(moved?.text ?? '');
  if (sign) sign.dataset['direction'] = moved?.direction ?? '';
}
