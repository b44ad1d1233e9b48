import { asOfText } from '../../domain/prices/as-of-text.ts';
import type { GradePrice } from '../../domain/prices/price-list.api.ts';
import { priceListPath } from '../../domain/prices/price-list-path.ts';
import { request } from '../../lib/request.ts';
import { placeText } from './texts.ts';
import { paintPrice, rowOf, write } from './price-row.ts';

/** The current list; null in an outage, which request() has logged. */
async function fetchPrices(yard: string | undefined): Promise<readonly GradePrice[] | null> {
  try {
    const response = await request('GET', priceListPath(yard));
    return (await response.json()) as readonly GradePrice[];
  } catch {
    return null;
  }
}

/** Writes the current prices over those that the page was built with, which stay with their time in an outage, and takes away what has none. */
export async function refreshStrip(strip: HTMLElement): Promise<void> {
  const { yard } = strip.dataset;
  const prices = await fetchPrices(yard);
  if (!prices) return;
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
