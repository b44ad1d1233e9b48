import { ALERT_WAIT_MINUTES } from '../../../src/business/constants.ts';
import type { Executor } from '../../database/client.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';

/** Price alerts are looked at once what a batch has published, or its undoing has brought back, has stood for a while. */
export const queueAlertCheck = (tx: Executor, batchId: string): Promise<void> =>
  enqueueAgain(tx, {
    kind: 'price_alerts_check',
    subjectId: batchId,
    delayMs: ALERT_WAIT_MINUTES * 60_000,
  });
