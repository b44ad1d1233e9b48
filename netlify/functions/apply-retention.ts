import { applyRetention } from '../services/privacy/retention/apply-retention.ts';
import { runScheduled } from '../services/run-scheduled.ts';

export default runScheduled({ name: 'apply-retention', work: applyRetention });

export const config = { schedule: '47 7 * * *' };
