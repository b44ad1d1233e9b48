import { DUE_WORK } from '../services/due-work.ts';
import { runScheduled } from '../services/run-scheduled.ts';

export default runScheduled(...DUE_WORK);

// Between two runs the database sleeps (docs/decisions/0091).
export const config = { schedule: '*/15 3-10 * * *' };
