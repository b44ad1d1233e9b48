import { database } from '../database/client.ts';
import { runScheduled } from '../lib/run-scheduled.ts';
import { applyRetention } from '../services/privacy/apply-retention.ts';

export default runScheduled('apply-retention', () => applyRetention(database()));

export const config = { schedule: '47 7 * * *' };
