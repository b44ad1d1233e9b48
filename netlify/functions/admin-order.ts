import { readStaffOrderApi } from '../../src/domain/orders/admin-orders.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { readStaffOrder } from '../services/orders/read-staff-order.ts';

const read = staffRoute(readStaffOrderApi, ({ db, params }) => readStaffOrder(db, params['id'] ?? ''));

export default handle(read);

export const config = { path: '/api/admin/orders/:id' };
