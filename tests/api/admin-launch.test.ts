import { and, eq, not, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { merchandiseItems } from '../../netlify/database/schema/catalogue.ts';
import { metalPrices } from '../../netlify/database/schema/prices.ts';
import { customers } from '../../netlify/database/schema/rewards.ts';
import { seedWhenEmpty } from '../../netlify/database/seed/seed.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import type { LaunchState } from '../../src/domain/launch/launch-rows.ts';
import { readLaunchApi } from '../../src/domain/launch/admin-launch.api.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
beforeAll(async () => {
  await seedWhenEmpty(server.db);
});

const read = (cookie: string) => callApi(ownersFunction, readLaunchApi, { headers: { cookie } });

// Asked: 341
test('an owner sees which samples are left in the database, and each change of them', async () => {
  const { cookie } = await staffWith(server.db, 'owner');
  const done = async () => (await (await read(cookie)).json()) as LaunchState;
  expect(await done()).toMatchObject({
    prices: false,
    database: false,
    owners: false,
  });

  // The cards alone are not all that the site shows.
  const change = { price: sql`price + 1`, previousPrice: sql`price` };
  await server.db.update(metalPrices).set(change).where(eq(metalPrices.listed, 'card'));
  expect(await done()).toMatchObject({ prices: false });
  const oneLeft = eq(metalPrices.metalType, 'copper_2');
  await server.db
    .update(metalPrices)
    .set(change)
    .where(and(eq(metalPrices.listed, 'list'), not(oneLeft)));
  expect(await done()).toMatchObject({ prices: false });
  await server.db.update(metalPrices).set({ listed: 'hidden' }).where(oneLeft);
  expect(await done()).toMatchObject({ prices: true });
  await server.db.update(metalPrices).set({ listed: 'list' }).where(oneLeft);
  expect(await done()).toMatchObject({ prices: false });
  await server.db.update(metalPrices).set(change).where(oneLeft);
  await server.db.update(merchandiseItems).set({ description: 'Ours' });
  await server.db.insert(customers).values({ firstName: 'S', lastName: 'C', phone: '+17705550103' });
  await staffWith(server.db, 'owner', { user: { disabledAt: new Date() } });
  expect(await done()).toMatchObject({ owners: false });
  await staffWith(server.db, 'owner');
  expect(await done()).toMatchObject({ prices: true, database: false, owners: true });

  await server.db.delete(customers).where(eq(customers.phone, '+17705550103'));
  expect(await done()).toMatchObject({ database: true });
});
