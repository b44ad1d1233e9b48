import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { priceBatches } from '../../database/schema/price-batches.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';

/** Locks a batch of prices. Throws not_found. */
export async function lockBatch(tx: Executor, id: string) {
  if (!isUuid(id)) throw new CodedError('not_found');
  const [batch] = await tx.select().from(priceBatches).where(eq(priceBatches.id, id)).for('update');
  if (!batch) throw new CodedError('not_found');
  return batch;
}
