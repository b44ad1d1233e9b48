import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/client.ts';
import { describeError, log } from '../lib/log.ts';
import type { CallContext } from '../lib/call.ts';
import { DELIVERIES } from './deliveries.ts';
import { REST_MS, workOutbox } from './outbox/work-outbox.ts';

let running: Promise<void> | undefined;
let isAskedAgain = false;

async function run(db: Database): Promise<void> {
  for (;;) {
    isAskedAgain = false;
    await workOutbox(db, DELIVERIES);
    if (!isAskedAgain) return;
    await sleep(REST_MS);
  }
}

/** Sends due messages without waiting for the schedule, with one worker at a time in this process. Never rejects: the schedule tries again. */
export function kickOutbox(db: Database): Promise<void> {
  isAskedAgain = true;
  running ??= run(db)
    .catch((error: unknown) => log({ event: 'outbox_kick_failed', error: describeError(error) }))
    .finally(() => {
      running = undefined;
    });
  return running;
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
