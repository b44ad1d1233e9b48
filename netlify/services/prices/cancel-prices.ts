import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { priceBatches } from '../../database/schema/price-batches.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockBatch } from './rows.ts';

/** Cancels scheduled prices. Safe to repeat. Throws not_found, already_done if they are published. */
export async function cancelPrices(db: Database, actor: Staff, id: string): Promise<{ state: 'canceled' }> {
  return inTransaction(db, async (tx) => {
    const { state } = await lockBatch(tx, id);
    if (state === 'published' || state === 'undone') throw new CodedError('already_done');
    if (state === 'scheduled') {
      await tx.update(priceBatches).set({ state: 'canceled' }).where(eq(priceBatches.id, id));
      await recordAudit(tx, actor, {
        action: 'cancel_prices',
        subjectKind: 'price_batch',
        subjectId: id,
        before: { state },
        after: { state: 'canceled' },
      });
    }
    return { state: 'canceled' };
  });
}
