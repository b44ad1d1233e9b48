import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { customers, pointsChecks, pointsLedger, tickets } from '../../netlify/database/schema/rewards.ts';
import checkPoints from '../../netlify/functions/check-points.ts';
import cleanUp from '../../netlify/functions/clean-up.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import { sendAll } from '../support/paid-order.ts';
import { addCustomer, addReward } from '../support/rewards-books.ts';
import { recordSale } from '../support/rewards-sale.ts';
import { staffWith } from '../support/staff.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const mails = () => server.mail.messages().filter(({ subject }) => subject.startsWith('Points don’t add up'));

// Asked: 280
test('matching books are recorded, and nobody gets a mail', async () => {
  const { db } = server;
  const { id } = await addCustomer(db);
  await recordSale(db, id, { amountCents: 100_000 });
  const { id: redemptionId } = await redeemReward(db, {
    customerId: id,
    rewardId: (await addReward(db)).id,
    requestKey: null,
  });
  // Staff undo it: the points come back, but do not count as earned again.
  const undo = { customerId: id, redemptionId, kind: 'undo', points: 1_000, description: 'Undone' } as const;
  await db.insert(pointsLedger).values(undo);
  await db.update(customers).set({ totalPoints: 10_000 }).where(eq(customers.id, id));
  await addCustomer(db);

  expect((await checkPoints()).status).toBe(204);
  const known = await db.$count(customers);
  expect(await db.select().from(pointsChecks)).toMatchObject([{ customers: known, differences: 0 }]);
  expect(await db.$count(outbox)).toBe(0);
  expect(server.logged().at(-1)).toContain(`"customers":${known},"differences":0`);
});

test('a mismatch is logged in figures and mailed once, without names or numbers', async () => {
  const { db } = server;
  const rich = await addCustomer(db, { firstName: 'Zebulon', totalPoints: 5_000 });
  await db.update(customers).set({ totalPoints: 5_001 }).where(eq(customers.id, rich.id));
  const grand = await addCustomer(db, { lastName: 'Quillfeather' });
  await db.update(customers).set({ lifetimePoints: 70 }).where(eq(customers.id, grand.id));
  const debtor = await addCustomer(db);
  await db.update(customers).set({ pointsOwed: 30 }).where(eq(customers.id, debtor.id));
  // Nobody has points and owes some, although each is what the ledger says.
  const both = await addCustomer(db, { totalPoints: 20, lifetimePoints: 0 });
  await db.update(customers).set({ pointsOwed: 20 }).where(eq(customers.id, both.id));
  const owed = { customerId: both.id, kind: 'owed', points: 20, description: 'Spent before' } as const;
  await db.insert(pointsLedger).values(owed);
  // A ticket that no longer stands, with its points still there.
  const voided = await addCustomer(db);
  await recordSale(db, voided.id);
  const { id: voidedBy } = await staffWith(db, 'staff');
  await db
    .update(tickets)
    .set({ voidedAt: new Date(), voidReason: 'Wrong', voidedBy })
    .where(eq(tickets.customerId, voided.id));

  expect((await checkPoints()).status).toBe(204);
  const logged = server
    .logged()
    .map((line): unknown => JSON.parse(line))
    .filter((line) => (line as { event: string }).event === 'points_mismatch');
  const event = 'points_mismatch';
  const nothing = {
    totalPoints: 0,
    ledgerPoints: 0,
    pointsOwed: 0,
    ledgerOwed: 0,
    lifetimePoints: 0,
    earnedPoints: 0,
  };
  const right = [
    {
      event,
      customerId: rich.id,
      totalPoints: 5_001,
      ledgerPoints: 5_000,
      pointsOwed: 0,
      ledgerOwed: 0,
      lifetimePoints: 5_000,
      earnedPoints: 5_000,
    },
    { event, customerId: grand.id, ...nothing, lifetimePoints: 70 },
    { event, customerId: debtor.id, ...nothing, pointsOwed: 30 },
    {
      event,
      customerId: both.id,
      ...nothing,
      totalPoints: 20,
      ledgerPoints: 20,
      pointsOwed: 20,
      ledgerOwed: 20,
    },
    { event, customerId: voided.id, ...nothing, totalPoints: 450, ledgerPoints: 450, lifetimePoints: 450 },
  ];
  expect(logged).toHaveLength(right.length);
  expect(logged).toEqual(
    expect.arrayContaining(right.map((line) => ({ ...line, time: expect.any(String) }))),
  );

  await sendAll(server);
  expect(mails()).toHaveLength(1);
  const { text = '', subject } = mails()[0] ?? {};
  expect(subject).toBe(`Points don’t add up for 5 of ${await db.$count(customers)} customers`);
  expect(text).toContain(`${rich.id}: balance 5,001, ledger 5,000`);
  expect(text).toContain(`${grand.id}: balance 0, ledger 0\n    owed 0, ledger 0\n    lifetime 70, earned 0`);
  for (const { firstName, lastName, phone } of [rich, grand]) {
    for (const fact of [firstName, lastName, phone, formatPhone(phone)]) expect(text).not.toContain(fact);
  }
});

test('the next night it is reported again, as long as it lasts', async () => {
  await checkPoints();
  await sendAll(server);
  expect(mails()).toHaveLength(2);
});

test('checks are kept for 90 days', async () => {
  const before = await server.db.$count(pointsChecks);
  const old = [91, 89].map((days) => ({ customers: 1, differences: 0, checkedAt: ago(days) }));
  await server.db.insert(pointsChecks).values(old);
  await cleanUp();
  expect(await server.db.$count(pointsChecks)).toBe(before + 1);
});
