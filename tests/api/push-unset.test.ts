import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import { readPushApi, turnOnPushApi } from '../../src/domain/push/admin-push.api.ts';
import { sendRequest } from '../support/offer.ts';
import { pushDevice } from '../support/push-device.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { staffCall } from '../support/staff-call.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
beforeAll(async () => {
  for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']) delete process.env[name];
});

// Asked: 371
test('without keys the switch is told so, nothing is turned on, and nothing is queued', async () => {
  const { cookie } = await staffWith(server.db, 'staff');
  expect((await staffCall(adminFunction, readPushApi, cookie)).body).toEqual({
    publicKey: null,
    device: null,
  });
  const { subscription } = pushDevice('https://fcm.googleapis.com/fcm/send/1');
  expect(
    await staffCall(adminFunction, turnOnPushApi, cookie, {
      body: { subscription, yards: null, hours: null },
    }),
  ).toMatchObject({ status: 409, body: { code: 'push_not_set_up' } });
  const { id } = await sendRequest();
  await settled();
  const queued = await server.db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.subjectId, id));
  expect(queued).toEqual([{ kind: 'quote_staff_mail' }]);
});
