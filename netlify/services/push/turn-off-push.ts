import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { staffPushDevices } from '../../database/schema/push.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { auditedChoice } from './rules.ts';

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
