import { database } from '../database/client.ts';
import { runScheduled } from '../lib/run-scheduled.ts';
import { fetchFees, fetchPayouts } from '../services/funding/fetch-fees.ts';

export default runScheduled('fetch-funding', async () => {
  const db = database();
  return { payouts: await fetchPayouts(db), fees: await fetchFees(db) };
});

export const config = { schedule: '23 * * * *' };
