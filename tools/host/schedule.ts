import { randomUUID } from 'node:crypto';
import { Cron } from 'croner';
import type { RunnableFunction } from './function-runner.ts';
import { createPendingWork } from './pending-work.ts';

/** Netlify ends a scheduled function after 30 s. */
const SCHEDULED_LIMIT_MS = 30_000;

/** Calls a function as Netlify's scheduler does, and waits for its waitUntil work too. */
export const createInvoke =
  (functions: readonly RunnableFunction[], origin: string) =>
  async (name: string): Promise<Response> => {
    const target = functions.find((candidate) => candidate.name === name);
    if (!target) throw new Error(`There is no function ${name}.`);
    const pending = createPendingWork();
    const request = new Request(`${origin}/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ next_run: new Date().toISOString() }),
    });
    const call = { request, params: {}, ip: '127.0.0.1', requestId: randomUUID(), waitUntil: pending.add };
    const answer = await target.run(call);
    await pending.settled(SCHEDULED_LIMIT_MS);
    return answer;
  };

/** Runs the scheduled functions, in UTC as Netlify does. Returns how to stop that. */
export function startSchedules(
  functions: readonly RunnableFunction[],
  invoke: (name: string) => Promise<unknown>,
): () => void {
  const jobs = functions
    .filter(({ schedule }) => schedule)
    .map(({ name, schedule = '' }) => {
      // `protect` starts no second run while one is under way.
      const options = { timezone: 'UTC', protect: true, unref: true };
      return new Cron(schedule, options, async () => {
        await invoke(name).catch((error: unknown) =>
          console.error(`Scheduled function ${name} failed:`, error),
        );
      });
    });
  return () => {
    for (const job of jobs) job.stop();
  };
}
