import { answer, endpoint } from './endpoint.ts';

export interface Health {
  readonly status: 'ok';
  readonly database: 'ok';
}

/**
 * For monitoring: 200 if the settings are complete and the database answers, otherwise 503 `unavailable`, with `{ reason }` in its
 * figures where the tables are of a version that the code does not get on with.
 */
export const healthApi = endpoint({ method: 'GET', path: '/api/health', output: answer<Health>() });
