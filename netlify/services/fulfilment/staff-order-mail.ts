import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { MailField } from '../../providers/mail/render-mail.ts';
import type { FoundOrder } from '../orders/find-order.ts';
import { orderPages, shipTo } from '../orders/order-mail-parts.ts';

/** Whom and where to, and where to look, for staff. */
export function staffOrderFields(order: FoundOrder['order']): readonly MailField[] {
  const { id, number, customerPhone, customerEmail, printfulOrderId } = order;
  return [
    { label: 'Order', value: number },
    shipTo(order),
    { label: 'Phone', value: formatPhone(customerPhone), href: `tel:${customerPhone}` },
    { label: 'E-mail', value: customerEmail, href: `mailto:${customerEmail}` },
    ...(printfulOrderId === null ? [] : [{ label: 'Printful order', value: String(printfulOrderId) }]),
    ...orderPages(id)
      .slice(0, 1)
      .map((page) => ({ ...page, label: 'Page' })),
  ];
}
