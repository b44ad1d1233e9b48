import { database } from '../database/client.ts';
import { runScheduled } from '../lib/run-scheduled.ts';
import { publishDuePrices } from '../services/prices/publish-due-prices.ts';

export default runScheduled('publish-due-prices', () => publishDuePrices(database()));

export const config = { schedule: '* * * * *' };
