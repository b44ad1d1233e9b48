import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { DELIVERIES } from '../../netlify/services/deliveries.ts';
import { enqueue, enqueueAgain } from '../../netlify/services/outbox/enqueue.ts';
import { type Deliveries, MAX_ATTEMPTS, workOutbox } from '../../netlify/services/outbox/work-outbox.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

test('a message that one worker is sending is left alone by another', async () => {
  const { db } = server;
  await db.delete(outbox);
  await enqueue(db, [{ kind: 'site_build', subjectId: randomUUID() }]);
  let sent = 0;
  let byAnother: number | undefined;
  const deliveries: Deliveries = {
    ...DELIVERIES,
    async site_build() {
      sent += 1;
      if (sent === 1) byAnother = await workOutbox(db, deliveries);
    },
  };
  expect(await workOutbox(db, deliveries)).toBe(1);
  expect([sent, byAnother]).toEqual([1, 0]);
});

test('a worker that took too long leaves the outcome to the one that took over', async () => {
  const { db } = server;
  await db.delete(outbox);
  await enqueue(db, [{ kind: 'site_build', subjectId: randomUUID() }]);
  let tries = 0;
  const deliveries: Deliveries = {
    ...DELIVERIES,
    async site_build() {
      tries += 1;
      if (tries > 1) throw new Error('down');
      await db.update(outbox).set({ leasedUntil: new Date(0) });
      await workOutbox(db, deliveries);
    },
  };
  await workOutbox(db, deliveries);
  expect(await db.select().from(outbox)).toMatchObject([{ state: 'pending', attempts: 2 }]);
});

test('a worker leaves a message that was queued again to the one that took it then', async () => {
  const { db } = server;
  await db.delete(outbox);
  const message = { kind: 'site_build', subjectId: randomUUID() } as const;
  await enqueue(db, [message]);
  let tries = 0;
  const deliveries: Deliveries = {
    ...DELIVERIES,
    async site_build() {
      tries += 1;
      if (tries > 1) throw new Error('down');
      await enqueueAgain(db, [message]);
      await workOutbox(db, deliveries);
    },
  };
  await workOutbox(db, deliveries);
  expect(await db.select().from(outbox)).toMatchObject([{ state: 'pending', attempts: 1 }]);
});

test.each([
  [MAX_ATTEMPTS - 2, 'pending'],
  [MAX_ATTEMPTS - 1, 'failed'],
])('a message that fails after %i failures is %s', async (attempts, state) => {
  const { db } = server;
  await db.delete(outbox);
  await db.insert(outbox).values({ kind: 'site_build', subjectId: randomUUID(), attempts });
  await workOutbox(db, { ...DELIVERIES, site_build: () => Promise.reject(new Error('down')) });
  expect(await db.select().from(outbox)).toMatchObject([{ state }]);
});
