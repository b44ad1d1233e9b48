import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/client.ts';
import { perConfig } from '../lib/config.ts';
import { describeError, log } from '../lib/log.ts';
import type { CallContext } from '../lib/http/call.ts';
import { DELIVERIES } from './deliveries.ts';
import { REST_MS, workOutbox } from './outbox/work-outbox.ts';

interface Worker {
  running?: Promise<void> | undefined;
  isAskedAgain: boolean;
}

const oneWorker = perConfig((): Worker => ({ isAskedAgain: false }));

async function run(worker: Worker, db: Database): Promise<void> {
  for (;;) {
    worker.isAskedAgain = false;
    await workOutbox(db, DELIVERIES);
    if (!worker.isAskedAgain) return;
    await sleep(REST_MS);
  }
}

/** Sends due messages without waiting for the schedule, with one worker at a time in this process. Never rejects: the schedule tries again. */
export function kickOutbox(db: Database): Promise<void> {
  const worker = oneWorker();
  worker.isAskedAgain = true;
  worker.running ??= run(worker, db)
    .catch((error: unknown) => log({ event: 'outbox_kick_failed', error: describeError(error) }))
    .finally(() => {
      worker.running = undefined;
    });
  return worker.running;
}

/** Wraps a verb that queues messages: they are sent right after its answer. */
export const thenKickOutbox =
  <Asked extends { readonly db: Database; readonly context: Pick<CallContext, 'waitUntil'> }, Output>(
    verb: (call: Asked) => Promise<Output>,
  ) =>
  async (call: Asked): Promise<Output> => {
    const answer = await verb(call);
    call.context.waitUntil(kickOutbox(call.db));
    return answer;
  };
