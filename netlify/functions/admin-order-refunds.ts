import { refundOrderApi } from '../../src/domain/payments/admin-refunds.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { refundOrder } from '../services/payments/refund-order.ts';

const give = staffRoute(
  refundOrderApi,
  ({ db, input, params }, staff) => refundOrder(db, staff, params['id'] ?? '', input),
  { status: 201 },
);

export default handle(give);

export const config = {
  path: '/api/admin/orders/:id/refunds',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
