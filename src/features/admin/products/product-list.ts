import type { ProductRow } from '../../../domain/catalogue/admin-products.api.ts';
import { searchKey } from '../../../domain/shared/text/search-key.ts';
import type { QueryView } from '../../../lib/address/address-view.ts';
import { counted } from '../staff-text.ts';

/** Whether a row is in the view: its name, category and state. */
export function isProductShown(row: ProductRow, { q = '', category, sale }: QueryView): boolean {
  if (!searchKey(row.name).includes(searchKey(q))) return false;
  if (category && row.category !== category) return false;
  if (sale === 'low') return row.isOnSale && row.soldOutCount + row.low.length > 0;
  return !sale || row.isOnSale === (sale === 'yes');
}

/** "Active, 12 left, 2 variants sold out" */
export function stateOf({ isOnSale, stock, kindCount, soldOutCount }: ProductRow): string {
  const soldOut = soldOutCount === kindCount ? 'sold out' : `${counted(soldOutCount, 'variant')} sold out`;
  return [
    isOnSale ? 'Active' : 'Hidden',
    // Kinds that are not counted can still be sold where the others have none left.
    ...(stock ? [`${stock} left`] : []),
    ...(soldOutCount > 0 ? [soldOut] : []),
  ].join(', ');
}

/** "2 left of M / Black, alert at 3"; null: nothing is low. */
export function lowText({ low, lowMark }: ProductRow): string | null {
  if (low.length === 0) return null;
  const parts = low.map(({ color, size, left }) => {
    const kind = [size, color].filter(Boolean).join(' / ');
    return kind === '' ? `${left} left` : `${left} left of ${kind}`;
  });
  return `${parts.join(', ')}, alert at ${lowMark}`;
}

/** The list with one moved by a place; the same at its ends. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = Math.min(Math.max(from + by, 0), ids.length - 1);
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
