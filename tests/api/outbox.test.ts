import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { DELIVERIES } from '../../netlify/services/deliveries.ts';
import { enqueue } from '../../netlify/services/outbox/enqueue.ts';
import { type Deliveries, workOutbox } from '../../netlify/services/outbox/work-outbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

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
