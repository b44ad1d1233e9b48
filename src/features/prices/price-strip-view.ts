import { asOfText } from '../../domain/prices/as-of-text.ts';
import { listMetalPricesApi, type MetalPrice } from '../../domain/prices/prices.api.ts';
import { request } from '../../lib/request.ts';

const write = (scope: ParentNode | null, part: string, text: string): void =>
  scope?.querySelector(`[data-${part}]`)?.replaceChildren(text);

/** The list of now; null in an outage, which request() has logged. */
async function fetchPrices(): Promise<readonly MetalPrice[] | null> {
  try {
    const response = await request(listMetalPricesApi.method, listMetalPricesApi.path);
    return (await response.json()) as readonly MetalPrice[];
  } catch {
    return null;
  }
}

/** Writes the prices of now over those that the page was built with, which stay with their time in an outage. */
export async function refreshStrip(strip: ParentNode): Promise<void> {
  const prices = (await fetchPrices()) ?? [];
  const shown = prices.filter(({ metalType, price, unit }) => {
    const tile = strip.querySelector(`[data-metal="${CSS.escape(metalType)}"]`);
    write(tile, 'price', `$${price}`);
    write(tile, 'unit', unit);
    return tile !== null;
  });
  const time = asOfText(shown);
  if (time) write(strip, 'time', time);
}
