import type { StaffOrder } from '../../../domain/orders/admin-orders.api.ts';
import { createQueryView } from '../../../lib/address-view.ts';
import { adminOrdersPath } from '../../../paths.ts';

export const orderViews = createQueryView(adminOrdersPath);

export interface OrderPartProps {
  readonly order: StaffOrder;
  /** After a write, and where somebody else was first. */
  readonly reload: () => Promise<void>;
}
