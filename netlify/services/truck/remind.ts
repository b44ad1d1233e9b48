import { reminderAt } from '../../../src/domain/truck/stop-evening.ts';
import type { Executor } from '../../database/client.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';

/** Queues the reminder of a request's stop, in place of one of another day. Whether there is still something to remind of is seen when it is due. */
export async function remind(tx: Executor, quoteId: string, day: string, now: Date): Promise<void> {
  const delayMs = reminderAt(day).getTime() - now.getTime();
  if (delayMs > 0) await enqueueAgain(tx, [{ kind: 'stop_reminder_mail', subjectId: quoteId, delayMs }]);
}
