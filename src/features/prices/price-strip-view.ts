import { asOfText } from '../../domain/prices/as-of-text.ts';
import { placeText } from './texts.ts';
import { fetchGrades, paintPrice, rowOf, write } from './price-row.ts';

/** Writes the current prices over those that the page was built with, which stay with their time in an outage. */
export async function refreshStrip(strip: HTMLElement): Promise<void> {
  const { yard } = strip.dataset;
  const { grades: prices } = await fetchGrades(yard).catch(() => ({ grades: [] }));
  const shown = prices.filter((price) => {
    const row = rowOf(strip, price.metalType);
    paintPrice(row, price);
    return row !== null;
  });
  const time = asOfText(shown);
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
