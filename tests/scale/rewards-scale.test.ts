import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../netlify/database/client.ts';
import { customers, rewards } from '../../netlify/database/schema/rewards.ts';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { claimBirthday } from '../../netlify/services/rewards/points/claim-birthday.ts';
import {
  listPointsHistory,
  listRedemptions,
  listTransactions,
} from '../../netlify/services/rewards/customers/customer-lists.ts';
import { lookUpCustomer } from '../../netlify/services/rewards/customers/look-up-customer.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { addManyCustomers, MANY, MEASURED_REWARD, customerPhoneOf } from '../support/many-customers.ts';
import { countReads } from '../support/count-reads.ts';
import { recordSale } from '../support/rewards-sale.ts';
import { useServer } from '../support/server.ts';

const PEOPLE = 12;
/** More than one customer has in all tables: a sale reads most of them, for the balance, the visit and what the seller sold before. */
const OWN_ROWS = 5 * MANY.ledgerEach;
const TABLES = ['customers', 'tickets', 'visits', 'redemptions', 'points_ledger'];

interface Someone {
  readonly id: string;
  readonly phone: string;
}

const server = useServer();
let somebody: readonly Someone[];
let rewardId: string;

beforeAll(async () => {
  await addManyCustomers(server.db);
  const phones = Array.from({ length: PEOPLE }, (_, index) => customerPhoneOf(1 + index * 8_000));
  somebody = await server.db.select().from(customers).where(inArray(customers.phone, phones));
  const offered = await server.db.select().from(rewards).where(eq(rewards.name, MEASURED_REWARD));
  rewardId = offered[0]?.id ?? '';
}, 600_000);

const readsOf = (people: readonly Someone[], work: (db: Database, someone: Someone) => Promise<unknown>) =>
  countReads(
    server,
    TABLES,
    people.map((someone) => (db: Database) => work(db, someone)),
  );

test('there are many', async () => {
  const { rows } = await server.db.execute(sql`select count(*)::int as entries from points_ledger`);
  expect(rows).toEqual([{ entries: MANY.customers * MANY.ledgerEach }]);
  expect(somebody).toHaveLength(PEOPLE);
});

test('a table that is read whole would be seen', async () => {
  const { whole } = await readsOf(somebody.slice(0, 1), (db) =>
    db.select().from(customers).where(eq(customers.firstName, 'Nobody')),
  );
  expect(whole).toBeGreaterThan(0);
});

test.each<[string, (db: Database, someone: Someone) => Promise<unknown>]>([
  [
    'a look-up',
    (db, { phone }) => lookUpCustomer(db, phone, { address: `of-${phone}`, own: null, isKnown: () => false }),
  ],
  ['the list of visits', (db, { id }) => listTransactions(db, id)],
  ['the history of points', (db, { id }) => listPointsHistory(db, id)],
  ['the list of vouchers', (db, { id }) => listRedemptions(db, id, () => true)],
  ['a redemption', (db, { id }) => redeemReward(db, { customerId: id, rewardId, requestKey: randomUUID() })],
  ['a sale', (db, { id }) => recordSale(db, id)],
])('%s reads a customer’s own rows among two million', async (_what, work) => {
  const { whole, rowsEach } = await readsOf(somebody, work);
  expect(whole).toBe(0);
  expect(rowsEach).toBeLessThan(OWN_ROWS);
});

test('a birthday bonus reads a customer’s own rows among two million', async () => {
  const now = new Date();
  const today = inNewYork(now).date.slice(5);
  const born = await server.db
    .select()
    .from(customers)
    .where(sql`to_char(${customers.dateOfBirth}, 'MM-DD') = ${today}`)
    .limit(PEOPLE);
  expect(born).toHaveLength(PEOPLE);
  const { whole, rowsEach } = await readsOf(born, (db, { id }) => claimBirthday(db, id, now));
  expect(whole).toBe(0);
  expect(rowsEach).toBeLessThan(OWN_ROWS);
});

test('the nightly check of all of them takes less than half of what a scheduled function may', async () => {
  const start = performance.now();
  expect(await checkPoints(server.db)).toEqual({ customers: MANY.customers, differences: 0 });
  expect(performance.now() - start).toBeLessThan(15_000);
});
