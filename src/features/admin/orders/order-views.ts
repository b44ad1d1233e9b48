import type { StaffOrder } from '../../../domain/orders/admin-orders.api.ts';
import { createQueryView, type QueryView } from '../../../lib/address-view.ts';
import { adminOrdersPath } from '../../../staff-paths.ts';

export const orderViews = createQueryView(adminOrdersPath);

/** In the address: orders however they are paid. */
export const ANY_PAYMENT = 'any';

/**
 * The payment that a view asks for; empty for any. Without a choice it is Paid, as abandoned carts are of no use to anybody; a
 * search or another filter looks at all orders.
 */
export function paymentOf({ payment, q, fulfillment, flag, toSend }: QueryView): string {
  if (payment === ANY_PAYMENT) return '';
  return payment ?? (q || fulfillment || flag || toSend ? '' : 'paid');
}

export interface OrderPartProps {
  readonly order: StaffOrder;
  /** Called after a write, and if somebody else was first. */
  readonly reload: () => Promise<void>;
}
