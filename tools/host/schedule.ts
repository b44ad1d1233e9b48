import { Cron } from 'croner';
import type { RunnableFunction } from './function-runner.ts';

/** Runs each scheduled function when its time comes, in UTC as Netlify does. Answers how to stop that. */
export function startSchedules(
  functions: readonly RunnableFunction[],
  invoke: (name: string) => Promise<unknown>,
): () => void {
  const jobs = functions
    .filter(({ schedule }) => schedule)
    .map(({ name, schedule = '' }) => {
      // A run that takes longer than its interval is not started a second time beside itself.
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
