import { describeError, log, originOf } from './log.ts';

/** A scheduled function: logs what it did in figures, or how it failed; the next run tries again. */
export function runScheduled(name: string, work: () => Promise<Readonly<Record<string, number>>>) {
  return async (): Promise<Response> => {
    try {
      log({ event: 'scheduled', name, ...(await work()) });
      return new Response(null, { status: 204 });
    } catch (error) {
      log({ event: 'scheduled_failed', name, error: describeError(error), at: originOf(error) });
      return new Response(null, { status: 500 });
    }
  };
}
