import { honourVoucherApi } from '../../src/domain/rewards/admin-rewards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { honourVoucher } from '../services/rewards/honour-voucher.ts';

const honour = staffRoute(honourVoucherApi, ({ db, params }, staff) =>
  honourVoucher(db, staff, params['id'] ?? ''),
);

export default handle(honour);

export const config = {
  path: '/api/admin/vouchers/:id/honour',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
