import { and, eq } from 'drizzle-orm';
import { PUSH_VALID_MS } from '../../../src/business/staff-constants.ts';
import { loudMs } from '../../../src/domain/push/push-hours.ts';
import type { Database } from '../../database/client.ts';
import { staffPushDevices, staffPushes } from '../../database/schema/push.ts';
import { log } from '../../lib/log.ts';
import { sendPush } from '../../providers/push/send-push.ts';
import { noticeOf } from './messages.ts';
import { findDevices } from './rows.ts';

/**
 * Notifies one device, unless it is signed out or in its quiet hours by now, or the news is old: then nothing is sent, also later. An
 * address that is gone is removed. Throws unavailable.
 */
export async function pushToDevice(db: Database, pushId: string): Promise<void> {
  const [push] = await db.select().from(staffPushes).where(eq(staffPushes.id, pushId));
  const notice = push ? await noticeOf(db, push.about, push.subjectId) : null;
  if (!push || !notice) return;
  const where = eq(staffPushDevices.sessionId, push.sessionId);
  const [device] = await findDevices(db, { where, yardId: notice.yardId });
  const now = new Date();
  const freshMs = push.createdAt.getTime() + PUSH_VALID_MS - now.getTime();
  const validMs = device ? loudMs(device.hours, now, freshMs) : 0;
  if (!device || validMs <= 0) return log({ event: 'push_dropped', pushId });
  const topic = push.subjectId.replaceAll('-', '');
  if ((await sendPush(device, notice.message, { topic, validMs })) === 'sent') return;
  // Unless it has a new address in the meantime.
  await db.delete(staffPushDevices).where(and(where, eq(staffPushDevices.endpoint, device.endpoint)));
  log({ event: 'push_device_gone', pushId });
}
