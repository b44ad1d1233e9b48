import type { ProductRow } from '../../../domain/catalogue/admin-products.api.ts';
import { searchKey } from '../../../domain/shared/text/search-key.ts';
import type { QueryView } from '../../../lib/address/address-view.ts';
import { counted } from '../staff-text.ts';

/** Whether a row is in the view: its name, category and state. */
export function isProductShown(row: ProductRow, { q = '', category, sale }: QueryView): boolean {
  if (!searchKey(row.name).includes(searchKey(q))) return false;
  if (category && row.category !== category) return false;
  if (sale === 'low') return row.isOnSale && row.soldOutCount + row.lowCount > 0;
  return !sale || row.isOnSale === (sale === 'yes');
}

/** "Active, 12 left, 1 variant low, 2 variants sold out" */
export function stateOf({ isOnSale, stock, kindCount, lowCount, soldOutCount }: ProductRow): string {
  const soldOut = soldOutCount === kindCount ? 'sold out' : `${counted(soldOutCount, 'variant')} sold out`;
  return [
    isOnSale ? 'Active' : 'Hidden',
    // Kinds that are not counted can still be sold where the others have none left.
    ...(stock ? [`${stock} left`] : []),
    ...(lowCount > 0 ? [`${counted(lowCount, 'variant')} low`] : []),
    ...(soldOutCount > 0 ? [soldOut] : []),
  ].join(', ');
}

/** The list with one moved by a place; the same at its ends. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = Math.min(Math.max(from + by, 0), ids.length - 1);
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
