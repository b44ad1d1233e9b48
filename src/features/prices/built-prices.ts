import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SEED_PRICES, SEED_PRICES_FROM } from '../../business/seed-prices.ts';
import { shownPrices } from '../../domain/prices/price-list.ts';
import type { ListedPrice } from '../../domain/prices/prices.api.ts';

/** Written by `npm run build` from the database it is given (tools/read-published-prices.ts). */
export const PUBLISHED_PRICES = '.data/published-prices.json';

const decimalsOf = (price: string) => price.split('.')[1]?.length ?? 0;

const seedPrices = (): readonly ListedPrice[] =>
  SEED_PRICES.map(({ metalType, price, previousPrice }) => ({
    metalType,
    price,
    unit: 'lb',
    updatedAt: SEED_PRICES_FROM,
    change: (Number(price) - Number(previousPrice)).toFixed(
      Math.max(decimalsOf(price), decimalsOf(previousPrice)),
    ),
  }));

function readPrices(root: string): readonly ListedPrice[] {
  const file = resolve(root, PUBLISHED_PRICES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly ListedPrice[]) : seedPrices();
}

/**
 * The price list that pages are built with, so that it is in the first paint: the database's, else the seed's. None where the
 * database could not be read. `root`: the folder of the project.
 */
export const builtPrices = (root = process.cwd()): readonly ListedPrice[] => shownPrices(readPrices(root));
