import { sendParcelApi } from '../../src/domain/fulfilment/admin-fulfilment.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { sendParcel } from '../services/fulfilment/send-parcel.ts';
import { kickOutbox } from '../services/kick-outbox.ts';

const send = staffRoute(
  sendParcelApi,
  async ({ db, input, params, context }, staff) => {
    const answer = await sendParcel(db, staff, params['id'] ?? '', input);
    context.waitUntil(kickOutbox(db));
    return answer;
  },
  { status: 201 },
);

export default handle(send);

export const config = {
  path: '/api/admin/orders/:id/parcels',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
