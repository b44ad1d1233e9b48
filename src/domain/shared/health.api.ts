import { answer, endpoint } from './endpoint.ts';

export interface Health {
  readonly status: 'ok';
  readonly database: 'ok';
}

/**
 * For monitoring: 200 if the settings are complete and the database answers, otherwise 503 `unavailable`. Its figures are `{ reason }`
 * if this code cannot use the tables.
 */
export const healthApi = endpoint('GET /api/health', { output: answer<Health>() });
