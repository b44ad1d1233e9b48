// ASVS: 14.2.4
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addressChecks } from '../../netlify/database/schema/addresses.ts';
import { merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { orderLookUps, orderViewers, stockHolds } from '../../netlify/database/schema/orders.ts';
import { bouncedAddresses, outbox } from '../../netlify/database/schema/outbox.ts';
import { idempotencyKeys } from '../../netlify/database/schema/idempotency-keys.ts';
import { rateLimits } from '../../netlify/database/schema/rate-limits.ts';
import cleanUp from '../../netlify/functions/clean-up.ts';
import { unpaidOrder } from '../support/paid-order.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const ago = (interval: string) => sql`now() - ${interval}::interval`;

const key = (name: string, age: string) => ({
  scope: 'x',
  key: name,
  fingerprint: 'x',
  answer: 1,
  createdAt: ago(age),
});
const limit = (name: string, age: string) => ({ key: name, hits: sql`array[now()]`, updatedAt: ago(age) });
const bounce = (name: string, age: string) => ({ key: name, bouncedAt: ago(age) });
const message = (state: 'done' | 'failed', age: string) => ({
  kind: 'quote_staff_mail' as const,
  subjectId: randomUUID(),
  state,
  finishedAt: ago(age),
});

test('each night expired rows are deleted, and failed messages stay', async () => {
  const { db } = server;
  await db.insert(idempotencyKeys).values([key('old', '25 hours'), key('new', '23 hours')]);
  await db.insert(rateLimits).values([limit('old', '25 hours'), limit('new', '1 minute')]);
  await db
    .insert(outbox)
    .values([message('done', '31 days'), message('done', '29 days'), message('failed', '99 days')]);
  await db.insert(bouncedAddresses).values([bounce('old', '31 days'), bounce('new', '29 days')]);

  expect((await cleanUp()).status).toBe(204);
  expect((await db.select().from(bouncedAddresses)).map((row) => row.key)).toEqual(['new']);
  expect((await db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new']);
  expect((await db.select().from(rateLimits)).map((row) => row.key)).toEqual(['new']);
  expect((await db.select().from(outbox)).map(({ state }) => state).toSorted()).toEqual(['done', 'failed']);
  expect(server.logged().at(-1)).toContain('"keys":1,"limits":1,"messages":1,"bounces":1');
});

test('who held the pieces of an order is forgotten after a day', async () => {
  const { db } = server;
  const { id: orderId } = await unpaidOrder(server);
  const kinds = await db.select({ id: merchandiseVariants.id }).from(merchandiseVariants).limit(2);
  await db.insert(stockHolds).values(
    kinds.map(({ id: variantId }, index) => ({
      orderId,
      variantId,
      quantity: 1,
      state: 'lapsed' as const,
      expiresAt: ago('1 hour'),
      firstHeldAt: ago(`${23 + 2 * index} hours`),
      heldBy: 'somebody',
    })),
  );
  await cleanUp();
  const holds = await db.select().from(stockHolds).orderBy(stockHolds.firstHeldAt);
  expect(holds.map(({ heldBy }) => heldBy)).toEqual([null, 'somebody']);
});

test('look-ups, the browsers they opened orders for, and address checks go when they are of no use', async () => {
  const { db } = server;
  const { id: orderId } = await unpaidOrder(server);
  const lookUp = (expiresAt: ReturnType<typeof ago>) => ({ id: randomUUID(), expiresAt });
  await db.insert(orderLookUps).values([lookUp(ago('25 hours')), lookUp(ago('23 hours'))]);
  const viewer = (checkoutKey: string, age: string) => ({ orderId, checkoutKey, createdAt: ago(age) });
  await db.insert(orderViewers).values([viewer('old', '9 days'), viewer('new', '7 days')]);
  const check = (name: string, age: string) =>
    ({ key: name, outcome: 'deliverable', checkedAt: ago(age) }) as const;
  await db.insert(addressChecks).values([check('old', '31 days'), check('new', '29 days')]);

  await cleanUp();
  expect(await db.$count(orderLookUps)).toBe(1);
  expect((await db.select().from(orderViewers)).map((row) => row.checkoutKey)).toEqual(['new']);
  expect((await db.select().from(addressChecks)).map((row) => row.key)).toEqual(['new']);
  expect(server.logged().at(-1)).toContain(
    '"lookUps":1,"holders":0,"holdPhones":0,"alerts":0,"alertAddresses":0,"viewers":1,"addressChecks":1',
  );
});
