import { and, eq, ne } from 'drizzle-orm';
import { createHash, ECDH } from 'node:crypto';
import { PUSH_DEVICE_VALID_MS } from '../../../src/business/constants.ts';
import type { PushChoice, readPushApi, turnOnPushApi } from '../../../src/domain/push/admin-push.api.ts';
import type { InputOf, OutputOf } from '../../../src/domain/shared/contract/endpoint.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffSessions } from '../../database/schema/identity.ts';
import { staffPushDevices } from '../../database/schema/push.ts';
import type { Staff } from '../../lib/http/call.ts';
import { config } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { isPushEndpoint } from '../../providers/push/send-push.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { auditedChoice, IS_NOTIFIED } from './rows.ts';

/** As the browser makes it: the address itself is a secret, which an address of ours must not hold. */
const pushAddressHash = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** Whether messages can be encrypted for it: a point of the curve P-256. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

const refused = (field: string, message: string) =>
  new CodedError('invalid_input', { fields: { [`subscription.${field}`]: message } });

/** Turns notifications on for the session that asks, or changes what it is notified of. Safe to repeat. Throws push_not_set_up, invalid_input. */
export async function turnOnPush(
  db: Database,
  staff: Staff,
  { subscription, yards, hours }: InputOf<typeof turnOnPushApi>,
): Promise<PushChoice> {
  if (config().push === null) throw new CodedError('push_not_set_up');
  if (!isPushEndpoint(subscription.endpoint))
    throw refused('endpoint', 'This browser uses a push service we can’t send to.');
  if (!isPublicKey(subscription.p256dh)) throw refused('p256dh', 'That isn’t a public key.');
  const { sessionId } = staff;
  const isOwn = eq(staffPushDevices.sessionId, sessionId);
  return inTransaction(db, async (tx) => {
    // A browser has one address, so an earlier user is no longer notified here.
    await tx
      .delete(staffPushDevices)
      .where(
        and(eq(staffPushDevices.endpoint, subscription.endpoint), ne(staffPushDevices.sessionId, sessionId)),
      );
    const [before] = await tx.select().from(staffPushDevices).where(isOwn).for('update');
    const row = { ...subscription, yards, hours, endsAt: new Date(Date.now() + PUSH_DEVICE_VALID_MS) };
    await tx
      .insert(staffPushDevices)
      .values({ sessionId, ...row })
      .onConflictDoUpdate({ target: staffPushDevices.sessionId, set: row });
    const [was, is] = [before ? auditedChoice(before) : null, auditedChoice({ yards, hours })];
    if (JSON.stringify(was) !== JSON.stringify(is)) {
      await recordAudit(tx, staff, {
        action: 'turn_on_push',
        subjectKind: 'user',
        subjectId: staff.id,
        before: was,
        after: is,
      });
    }
    return { yards, hours };
  });
}

/** Turns notifications off for the session that asks. Safe to repeat. */
export async function turnOffPush(db: Database, staff: Staff): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [removed] = await tx
      .delete(staffPushDevices)
      .where(eq(staffPushDevices.sessionId, staff.sessionId))
      .returning();
    if (!removed) return;
    await recordAudit(tx, staff, {
      action: 'turn_off_push',
      subjectKind: 'user',
      subjectId: staff.id,
      before: auditedChoice(removed),
    });
  });
}

/** Whether the site can notify anybody, and what this browser, which knows its own address at the push service, is notified of. */
export async function readPush(
  db: Database,
  staff: Staff,
  addressHash: string | undefined,
): Promise<OutputOf<typeof readPushApi>> {
  const { sessionId, endpoint, yards, hours, endsAt } = staffPushDevices;
  const devices = await db
    .select({ sessionId, endpoint, yards, hours, endsAt })
    .from(staffPushDevices)
    .innerJoin(staffSessions, eq(staffSessions.id, sessionId))
    .where(and(eq(staffSessions.userId, staff.id), IS_NOTIFIED));
  // Turned on in an earlier session, which has expired.
  const found =
    devices.find((device) => device.sessionId === staff.sessionId) ??
    devices.find((device) => pushAddressHash(device.endpoint) === addressHash);
  const device = found
    ? { endpoint: found.endpoint, yards: found.yards, hours: found.hours, endsAt: found.endsAt.toISOString() }
    : null;
  return { publicKey: config().push?.publicKey ?? null, device };
}
