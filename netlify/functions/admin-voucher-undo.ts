import { undoVoucherApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { undoVoucher } from '../services/rewards/undo-voucher.ts';

const undo = staffRoute(undoVoucherApi, ({ db, params }, staff) =>
  undoVoucher(db, staff, params['id'] ?? ''),
);

export default handle(undo);

export const config = {
  path: '/api/admin/vouchers/:id/undo',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
