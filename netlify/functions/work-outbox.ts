import { database } from '../database/client.ts';
import { runScheduled } from '../lib/run-scheduled.ts';
import { DELIVERIES } from '../services/deliveries.ts';
import { releaseLapsed } from '../services/stock/reserve-stock.ts';
import { workOutbox } from '../services/outbox/work-outbox.ts';

export default runScheduled('work-outbox', async () => ({
  released: await releaseLapsed(database()),
  sent: await workOutbox(database(), DELIVERIES),
}));

export const config = { schedule: '* * * * *' };
