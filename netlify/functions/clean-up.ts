import { cleanUp } from '../services/clean-up.ts';
import { runScheduled } from '../services/run-scheduled.ts';

export default runScheduled({ name: 'clean-up', work: cleanUp });

export const config = { schedule: '17 7 * * *' };
