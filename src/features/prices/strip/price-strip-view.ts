import { asOfText } from '../../../domain/prices/list/as-of-text.ts';
import { placeText, stripTimeText } from '../texts.ts';
import { priceListOf } from '../list/price-list.store.ts';
import { paintPrice, rowOf, write } from '../list/price-row.ts';

/**
 * Writes the current prices over those that the page was built with, and takes away what has none. Throws in an outage: the built ones
 * stay. `data-stays`: there is more in it than prices.
 */
export async function refreshStrip(strip: HTMLElement): Promise<void> {
  const { yard, stays } = strip.dataset;
  const list = priceListOf(yard ?? null);
  await list.load();
  const { value, failure } = list.$state.get();
  if (!value || failure !== null) throw new Error(failure ?? 'no prices');
  const prices = value.list;
  for (const row of strip.querySelectorAll<HTMLElement>('[data-metal]'))
    if (!prices.some(({ metalType }) => metalType === row.dataset['metal'])) row.remove();
  const shown = prices.filter((price) => {
    const row = rowOf(strip, price.metalType);
    paintPrice(row, price);
    return row !== null;
  });
  const differ = prices.some(({ differs }) => differs);
  write(strip, 'when', stripTimeText(asOfText(shown), placeText(yard, differ)));
  // Without a price there is nothing left to show.
  if (stays === undefined) strip.hidden = shown.length === 0;
}
