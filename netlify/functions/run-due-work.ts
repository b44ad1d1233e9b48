import { DUE_WORK } from '../services/due-work.ts';
import { runScheduled } from '../services/run-scheduled.ts';

export default runScheduled(...DUE_WORK);

// Each minute from 7 AM to 11 PM of Georgia's summer, 6 AM to 10 PM of its winter; `run-due-work-at-night` has the other hours.
export const config = { schedule: '* 0-2,11-23 * * *' };
