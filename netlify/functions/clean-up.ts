import { database } from '../database/client.ts';
import { runScheduled } from '../lib/run-scheduled.ts';
import { cleanUp } from '../services/clean-up.ts';

export default runScheduled('clean-up', () => cleanUp(database()));

export const config = { schedule: '17 7 * * *' };
