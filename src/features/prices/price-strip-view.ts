import { asOfText } from '../../domain/prices/as-of-text.ts';
import { placeText } from './texts.ts';
import { priceListOf } from './price-list.store.ts';
import { paintPrice, rowOf, write } from './price-row.ts';

/** Writes the current prices over those that the page was built with, which stay with their time in an outage, and takes away what has none. */
export async function refreshStrip(strip: HTMLElement): Promise<void> {
  const { yard } = strip.dataset;
  const list = priceListOf(yard ?? null);
  await list.load();
  const { value, failure } = list.$state.get();
  if (!value || failure !== null) return;
  const prices = value.list;
  for (const row of strip.querySelectorAll<HTMLElement>('[data-metal]'))
    if (!prices.some(({ metalType }) => metalType === row.dataset['metal'])) row.remove();
  const shown = prices.filter((price) => {
    const row = rowOf(strip, price.metalType);
    paintPrice(row, price);
    return row !== null;
  });
  const time = asOfText(shown);
  // Without a price there is nothing left to show.
  strip.hidden = shown.length === 0;
  if (!time) return;
  write(strip, 'time', time);
  write(
    strip,
    'place',
    placeText(
      yard,
      prices.some(({ differs }) => differs),
    ),
  );
}
