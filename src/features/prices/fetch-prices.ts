import { PRICES } from '../../business/constants.ts';
import { listMetalPricesApi, type MetalPrice } from '../../domain/prices/prices.api.ts';
import { call, RequestError } from '../../lib/request.ts';

const FIRST_BACKOFF_MS = 1_000;

const wait = (delayMs: number) =>
  new Promise<void>((done) => {
    setTimeout(done, delayMs);
  });

async function fetchOnce(): Promise<readonly MetalPrice[]> {
  const prices = await call(listMetalPricesApi).catch((error: unknown) => {
    throw error instanceof RequestError ? new Error(`HTTP ${error.status}: ${error.statusText}`) : error;
  });
  if (!Array.isArray(prices)) throw new Error('The price list could not be read');
  return prices;
}

/** The price list, asked for up to four times, 1, 2 and 4 seconds apart. Throws what the last try threw. */
export async function fetchPrices(): Promise<readonly MetalPrice[]> {
  for (let retry = 0; retry < PRICES.retries; retry += 1) {
    try {
      return await fetchOnce();
    } catch {
      await wait(FIRST_BACKOFF_MS * 2 ** retry);
    }
  }
  return fetchOnce();
}
