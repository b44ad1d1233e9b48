import type { StaffOrder } from '../../../domain/orders/admin-orders.api.ts';
import { createQueryView } from '../../../lib/address-view.ts';
import { adminOrdersPath } from '../../../staff-paths.ts';

export const orderViews = createQueryView(adminOrdersPath);

export interface OrderPartProps {
  readonly order: StaffOrder;
  /** Called after a write, and if somebody else was first. */
  readonly reload: () => Promise<void>;
}
