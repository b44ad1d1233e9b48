import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { setPrices } from '../../netlify/services/prices/set-prices.ts';
import { undoPrices } from '../../netlify/services/prices/undo-prices.ts';
import { at, agree, index, step } from './step.ts';

const PRICES = [4.5, 4.6, 4.41, 4.55];
export const changePrices = fc.nat(3).map((n) =>
  step(`price(${at(PRICES, n)})`, async (model, real) => {
    const id = randomUUID();
    const price = at(PRICES, n);
    const seen = model.price.toFixed(2);
    model.setPrice(price, id);
    const input = {
      id,
      prices: [{ metalType: real.metal, price: price.toFixed(2), seen }],
      publishAt: null,
      confirmed: [],
    };
    await agree('done', () => setPrices(real.db, real.owner, input));
  }),
);
export const undoPriceChange = index.map((n) =>
  step(
    `undo price(${n})`,
    async (model, real) => {
      const batch = at(model.batches, n);
      await agree(model.undoPrice(batch.id), () => undoPrices(real.db, real.owner, batch.id));
    },
    ({ batches }) => batches.length > 0,
  ),
);
