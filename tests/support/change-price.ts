import type { Database } from '../../netlify/database/client.ts';
import { inTransaction } from '../../netlify/database/in-transaction.ts';
import { lockPrices, replacePrice } from '../../netlify/services/prices/replace-price.ts';

/** Sets a metal's price without staff's batch, so also to any unit. Returns whether that changed something. */
export const changePrice = (db: Database, metalType: string, price: string, unit = 'lb'): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const [before] = await lockPrices(tx, [metalType]);
    if (!before) throw new Error(`There is no price of ${metalType}.`);
    return (await replacePrice(tx, before, { price, unit })) !== null;
  });
