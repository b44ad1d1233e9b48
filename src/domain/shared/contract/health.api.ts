import * as z from 'zod/mini';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { JOB_NAMES } from '../jobs.ts';

const healthSchema = z.strictObject({
  status: z.literal('ok'),
  database: z.literal('ok'),
  /** It has missed twice its interval. */
  late: described(z.array(z.enum(JOB_NAMES)), 'Scheduled work that is late; the site works.'),
});

/**
 * For monitoring: 200 if the settings are complete and the database answers, otherwise 503 `unavailable`. Its figures are `{ reason }`
 * if this code cannot use the tables.
 */
export const healthApi = endpoint('GET /api/health', {
  output: healthSchema,
  published: { name: 'readHealth', says: 'For monitoring.' },
});
