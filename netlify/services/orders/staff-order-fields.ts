import { formatPhone } from '../../../src/domain/shared/phone.ts';
import { adminOrderPath } from '../../../src/paths.ts';
import { adminAddress } from '../../lib/admin-address.ts';
import type { MailField } from '../../providers/mail/render-mail.ts';
import type { OrderRow } from './find-order.ts';
import { shipTo } from './order-mail-parts.ts';

/** Whom and where to, and where to look, for staff. */
export function staffOrderFields(order: OrderRow): readonly MailField[] {
  const { id, number, customerPhone, customerEmail, printfulOrderId } = order;
  return [
    { label: 'Order', value: number, href: adminAddress(adminOrderPath(id)) },
    shipTo(order),
    { label: 'Phone', value: formatPhone(customerPhone), href: `tel:${customerPhone}` },
    { label: 'E-mail', value: customerEmail, href: `mailto:${customerEmail}` },
    ...(printfulOrderId === null ? [] : [{ label: 'Printful order', value: String(printfulOrderId) }]),
  ];
}
