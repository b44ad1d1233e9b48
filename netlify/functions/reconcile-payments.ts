import { database } from '../database/client.ts';
import { runScheduled } from '../lib/run-scheduled.ts';
import { reconcilePayments } from '../services/payments/reconcile-payments.ts';

export default runScheduled('reconcile-payments', () => reconcilePayments(database()));

export const config = { schedule: '*/5 * * * *' };
