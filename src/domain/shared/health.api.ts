import { answer, endpoint } from './endpoint.ts';

export interface Health {
  readonly status: 'ok';
  readonly database: 'ok';
}

/** For a monitor: 200 when the settings are complete and the database answers, else 503 `unavailable`. */
export const healthApi = endpoint({ method: 'GET', path: '/api/health', output: answer<Health>() });
