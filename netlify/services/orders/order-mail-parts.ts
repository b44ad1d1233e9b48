import { BUSINESS_QUOTES_PHONE } from '../../../src/business/business.ts';
import { moneyText } from '../../../src/domain/shared/numbers/money.ts';
import { mailLink } from '../../../src/domain/shared/contact/mail-link.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';
import { adminOrderPath, orderConfirmationPath, orderLookUpPath } from '../../../src/paths.ts';
import { config } from '../../lib/config.ts';
import type { MailContent, MailField, MailLine } from '../../providers/mail/render-mail.ts';
import type { OrderLineRow, OrderRecord } from './rows.ts';
import { callFields } from '../outbox/visitor-mail.ts';
import { siteAddress } from '../../lib/site-address.ts';

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
  ...(taxCents > 0 ? [{ label: 'Tax', amount: moneyText(taxCents) }] : []),
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

/** A link to the order; undefined if our own address is not set. */
export function orderButton(orderId: string): MailContent['button'] {
  const { siteOrigin } = config();
  return siteOrigin === undefined
    ? undefined
    : { label: 'View your order', href: siteOrigin + orderConfirmationPath(orderId) };
}

/** A link to find the order again later; empty if our own address is not set. */
export function orderLookUp(): readonly MailField[] {
  const { siteOrigin } = config();
  return siteOrigin
    ? [{ label: 'Find it later', value: 'Look up an order', href: siteOrigin + orderLookUpPath }]
    : [];
}

export const callUs = callFields('Questions', BUSINESS_QUOTES_PHONE);

/** For staff: the customer, the address, and a link to the order. */
export function staffOrderFields(order: OrderRecord): readonly MailField[] {
  const { id, number, customerPhone, customerEmail, printfulOrderId } = order;
  return [
    { label: 'Order', value: number, href: siteAddress(adminOrderPath(id)) },
    shipTo(order),
    customerPhone
      ? { label: 'Phone', value: formatPhone(customerPhone), href: `tel:${customerPhone}` }
      : { label: 'Phone', value: 'Deleted' },
    customerEmail
      ? { label: 'Email', value: customerEmail, href: mailLink(customerEmail) }
      : { label: 'Email', value: 'Deleted' },
    ...(printfulOrderId === null ? [] : [{ label: 'Printful order', value: String(printfulOrderId) }]),
  ];
}
