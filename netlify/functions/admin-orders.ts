import { listOrdersApi } from '../../src/domain/orders/admin-orders.api.ts';
import { orderFilterSchema } from '../../src/domain/orders/order-filter.schema.ts';
import { handle } from '../lib/handle.ts';
import { parseQuery } from '../lib/parse-query.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { listOrders } from '../services/orders/list-orders.ts';

const list = staffRoute(listOrdersApi, async ({ db, request }) =>
  listOrders(db, await parseQuery(orderFilterSchema, request)),
);

export default handle(list);

export const config = { path: '/api/admin/orders' };
