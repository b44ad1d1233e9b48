import { database } from '../../netlify/database/client.ts';
import { describeError, log } from '../../netlify/lib/log.ts';
import { DUE_WORK } from '../../netlify/services/due-work.ts';
import type { JobName } from '../../src/domain/shared/jobs.ts';

/** One piece of what `run-due-work` does, whether something is due or not, and without a note of it: 204, or 500 if it failed. */
const piece = (name: JobName) => async (): Promise<Response> => {
  const job = DUE_WORK.find((each) => each.name === name);
  if (!job) throw new Error(`No such work: ${name}`);
  try {
    log({ event: 'scheduled', name, ...(await job.work(database())) });
    return new Response(null, { status: 204 });
  } catch (error) {
    log({ event: 'scheduled_failed', name, error: describeError(error) });
    return new Response(null, { status: 500 });
  }
};

export const workOutbox = piece('work-outbox');
export const publishDuePrices = piece('publish-due-prices');
export const reconcilePayments = piece('reconcile-payments');
export const fetchFunding = piece('fetch-funding');
