import { ALERT_WAIT_MINUTES } from '../../../src/business/constants.ts';
import type { Executor } from '../../database/client.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';

/** Price alerts are looked at once what a batch has published, or its undoing has brought back, has stood for a while; and those of a grade that is shown again. */
export const queueAlertCheck = (tx: Executor, batchOrGradeId: string): Promise<void> =>
  enqueueAgain(tx, [
    {
      kind: 'price_alerts_check',
      subjectId: batchOrGradeId,
      delayMs: ALERT_WAIT_MINUTES * 60_000,
    },
  ]);
