import { checkPoints } from '../services/rewards/points/check-points.ts';
import { runScheduled } from '../services/run-scheduled.ts';

export default runScheduled({ name: 'check-points', work: checkPoints });

export const config = { schedule: '37 7 * * *' };
