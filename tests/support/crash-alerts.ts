import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { database } from '../../netlify/database/client.ts';
import { alertAddresses, priceAlerts } from '../../netlify/database/schema/price-alerts.ts';
import { priceBatches, priceBatchLines } from '../../netlify/database/schema/price-batches.ts';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import { queueAlertCheck } from '../../netlify/services/prices/queue-alert-check.ts';
import { queueStatements } from '../../netlify/services/tickets/statement/monthly-mail.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import type { Flow } from './crash-flow.ts';
import { addCustomer } from './rewards-books.ts';
import { staffWith } from './staff.ts';

const metalType = 'copper_1';

export const ALERT_FLOWS = {
  'a price alert told': {
    makes: ['mail price-alert', 'message price_alert_mail done', 'message price_alerts_check done'],
    async prepare({ server: { db } }) {
      const [price] = await db
        .update(metalPrices)
        .set({ updatedAt: sql`now() - interval '15 minutes'` })
        .where(eq(metalPrices.metalType, metalType))
        .returning({ metalPriceId: metalPrices.id, price: metalPrices.price, unit: metalPrices.unit });
      if (!price) throw new Error(`There is no price of ${metalType}.`);
      const [batchId, addressId, now] = [randomUUID(), randomUUID(), new Date()];
      const { id: createdBy } = await staffWith(db, 'staff');
      await db
        .insert(priceBatches)
        .values({ id: batchId, createdBy, state: 'published', publishAt: now, publishedAt: now });
      await db.insert(priceBatchLines).values({ ...price, batchId });
      const email = `${addressId}@example.com`;
      await db.insert(alertAddresses).values({ id: addressId, email, locale: 'en', tokenHash: addressId });
      const rule = { metalType, unit: price.unit, knownPrice: '1.00', atLeastCents: 150, confirmedAt: now };
      await db.insert(priceAlerts).values({ ...rule, addressId, kind: 'at_least' });
      return [
        {
          async ask() {
            await queueAlertCheck(database(), batchId);
            return true;
          },
        },
      ];
    },
  },
  'a month mailed': {
    makes: ['mail statement', 'message statement_mail done'],
    async prepare({ server: { db } }) {
      const visitedOn = addDays(`${inNewYork(new Date()).date.slice(0, 7)}-01`, -1);
      const email = `${randomUUID()}@example.com`;
      await addCustomer(db, { email, monthlyMailFor: '2020-01-01' }, [visitedOn]);
      return [
        {
          async ask() {
            await queueStatements(database());
            return true;
          },
        },
      ];
    },
  },
} satisfies Readonly<Record<string, Flow>>;
