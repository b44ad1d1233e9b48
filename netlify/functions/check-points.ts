import { database } from '../database/client.ts';
import { runScheduled } from '../lib/run-scheduled.ts';
import { checkPoints } from '../services/rewards/check-points.ts';

export default runScheduled('check-points', () => checkPoints(database()));

export const config = { schedule: '37 7 * * *' };
