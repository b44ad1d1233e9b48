import type { StaffOrder } from '../../../domain/orders/admin-orders.api.ts';
import { createQueryView, type QueryView } from '../../../lib/address/address-view.ts';
import { adminOrdersPath } from '../../../paths.ts';

export const orderViews = createQueryView(adminOrdersPath);

/** Which list a view shows: paid orders, unless it is one of the others; a search or a filter goes over all. */
export const orderListOf = ({ list, id: _id, ...filter }: QueryView): string =>
  list ?? (Object.values(filter).some(Boolean) ? 'all' : '');

export interface OrderPartProps {
  readonly order: StaffOrder;
  /** Called after a write, and if somebody else was first. */
  readonly reload: () => Promise<void>;
}
