import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { pointsChecks } from '../../database/schema/rewards.ts';
import { log } from '../../lib/log.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { comparePoints } from './compare-points.ts';

export interface PointsChecked extends Readonly<Record<string, number>> {
  readonly customers: number;
  readonly differences: number;
}

/** Records whether the customers' points match the ledger; staff get a mail if they do not. Repairs nothing. */
export async function checkPoints(db: Database): Promise<PointsChecked> {
  const { customers, differences, shown } = await comparePoints(db);
  await inTransaction(db, async (tx) => {
    const [check] = await tx
      .insert(pointsChecks)
      .values({ customers, differences })
      .returning({ id: pointsChecks.id });
    if (!check || differences === 0) return;
    await enqueue(tx, [{ kind: 'points_mismatch_mail', subjectId: check.id }]);
  });
  for (const difference of shown) log({ event: 'points_mismatch', ...difference });
  return { customers, differences };
}
