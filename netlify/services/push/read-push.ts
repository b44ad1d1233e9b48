import { eq } from 'drizzle-orm';
import type { readPushApi } from '../../../src/domain/push/admin-push.api.ts';
import type { OutputOf } from '../../../src/domain/shared/endpoint.ts';
import type { Database } from '../../database/client.ts';
import { staffPushDevices } from '../../database/schema/push.ts';
import type { Staff } from '../../lib/call.ts';
import { config } from '../../lib/config.ts';

/** Whether the site can notify anybody, and what the device of this session is notified of. */
export async function readPush(db: Database, staff: Staff): Promise<OutputOf<typeof readPushApi>> {
  const { endpoint, yards, hours } = staffPushDevices;
  const [device] = await db
    .select({ endpoint, yards, hours })
    .from(staffPushDevices)
    .where(eq(staffPushDevices.sessionId, staff.sessionId));
  return { publicKey: config().push?.publicKey ?? null, device: device ?? null };
}
