import { BUSINESS_QUOTES_PHONE } from '../../../src/business/business.ts';
import { moneyText } from '../../../src/domain/shared/money.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import { orderConfirmationPath, orderLookUpPath, adminOrderPath } from '../../../src/paths.ts';
import { config } from '../../lib/config.ts';
import type { MailLine, MailField } from '../../providers/mail/render-mail.ts';
import type { OrderLineRow, OrderRecord } from './rows.ts';
import { adminAddress } from '../../lib/admin-address.ts';

export const mailLines = (lines: readonly OrderLineRow[]): readonly MailLine[] =>
  lines.map(({ name, color, size, quantity, unitPriceCents }) => ({
    name,
    options: [color, size].filter(Boolean).join(', '),
    quantity,
    amount: moneyText(unitPriceCents * quantity),
  }));

export const mailTotals = ({ subtotalCents, shippingCents, taxCents, totalCents }: OrderRecord) => [
  { label: 'Subtotal', amount: moneyText(subtotalCents) },
  { label: 'Shipping', amount: moneyText(shippingCents) },
  { label: 'Tax', amount: moneyText(taxCents) },
  { label: 'Total', amount: moneyText(totalCents) },
];

export const shipTo = (order: OrderRecord): MailField => ({
  label: 'Ship to',
  value: [
    order.customerName,
    order.shippingAddress,
    `${order.shippingCity}, ${order.shippingState} ${order.shippingZip}`,
  ].join('\n'),
});

/** Where a customer sees the order, and sees it again later; nothing where our own address is not set. */
export function orderPages(orderId: string): readonly MailField[] {
  const { siteOrigin } = config();
  if (siteOrigin === undefined) return [];
  const page = (label: string, path: string): MailField => {
    const url = siteOrigin + path;
    return { label, value: url, href: url };
  };
  return [page('Your order', orderConfirmationPath(orderId)), page('Find it later', orderLookUpPath)];
}

export const callUs: MailField = {
  label: 'Questions',
  value: formatPhone(BUSINESS_QUOTES_PHONE),
  href: `tel:${BUSINESS_QUOTES_PHONE}`,
};

/** Whom and where to, and where to look, for staff. */
export function staffOrderFields(order: OrderRecord): readonly MailField[] {
  const { id, number, customerPhone, customerEmail, printfulOrderId } = order;
  return [
    { label: 'Order', value: number, href: adminAddress(adminOrderPath(id)) },
    shipTo(order),
    { label: 'Phone', value: formatPhone(customerPhone), href: `tel:${customerPhone}` },
    { label: 'E-mail', value: customerEmail, href: `mailto:${customerEmail}` },
    ...(printfulOrderId === null ? [] : [{ label: 'Printful order', value: String(printfulOrderId) }]),
  ];
}
