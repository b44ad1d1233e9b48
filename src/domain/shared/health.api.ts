import { answer, endpoint } from './endpoint.ts';
import type { JobName } from './jobs.ts';

export interface Health {
  readonly status: 'ok';
  readonly database: 'ok';
  /** Scheduled work that has missed twice its interval. It does not change the status: the site itself works. */
  readonly late: readonly JobName[];
}

/**
 * For monitoring: 200 if the settings are complete and the database answers, otherwise 503 `unavailable`. Its figures are `{ reason }`
 * if this code cannot use the tables.
 */
export const healthApi = endpoint('GET /api/health', { output: answer<Health>() });
