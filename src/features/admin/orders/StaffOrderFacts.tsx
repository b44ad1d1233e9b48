import type { ReactNode } from 'react';
import type { Address } from '../../../domain/addresses/address.schema.ts';
import type { StaffOrder } from '../../../domain/orders/admin-orders.api.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { mailLink } from '../../../domain/shared/contact/mail-link.ts';
import { formatPhone } from '../../../domain/shared/contact/phone.ts';
import { staffTime } from '../staff-text.ts';
import { OrderFlags } from './OrderFlags.tsx';
import { disputeText, goodsText, PAYMENT_NAMES } from './staff-order-labels.ts';

const METHODS = { card: 'Card', paypal: 'PayPal' } as const;

const addressText = ({ address, city, state, zip }: Address) => `${address}\n${city}, ${state} ${zip}`;

const link = 'inline-flex min-h-12 items-center break-all text-link underline';

function factsOf(order: StaffOrder): readonly (readonly [label: string, value: ReactNode])[] {
  const { payment, method, createdAt, paidAt, customerPhone, customerEmail, disputes } = order;
  const [ship, bill] = [addressText(order.shippingTo), addressText(order.billingTo)];
  return [
    ['Payment', `${PAYMENT_NAMES[payment]}, ${METHODS[method]}`],
    ...(disputes.length > 0 ? [['Dispute', disputes.map(disputeText).join('\n')] as const] : []),
    ['Fulfillment', goodsText(order)],
    ['Ordered', staffTime(createdAt)],
    ...(paidAt ? [['Paid', staffTime(paidAt)] as const] : []),
    ['Customer', order.customerName],
    [
      'Phone',
      customerPhone ? (
        <a key="phone" className={link} href={`tel:${customerPhone}`}>
          {formatPhone(customerPhone)}
        </a>
      ) : (
        'Deleted'
      ),
    ],
    [
      'Email',
      customerEmail ? (
        <a key="mail" className={`${link} max-sm:text-sm`} href={mailLink(customerEmail)}>
          {customerEmail}
        </a>
      ) : (
        'Deleted'
      ),
    ],
    ['Ship to', ship],
    ['Bill to', bill === ship ? 'Same as shipping' : bill],
    ['Subtotal', moneyText(order.subtotalCents)],
    ['Shipping', moneyText(order.shippingCents)],
    ['Tax', moneyText(order.taxCents)],
    ['Total', moneyText(order.totalCents)],
    ...(order.refundedCents > 0 ? [['Refunded', moneyText(order.refundedCents)] as const] : []),
  ];
}

/** The customer, the addresses and the amounts, with links to the providers' pages. */
export function StaffOrderFacts({ order }: { readonly order: StaffOrder }) {
  return (
    <section className="staff-card" aria-label="Order details">
      <OrderFlags {...order} />
      <dl className="mt-2 grid gap-1">
        {factsOf(order).map(([label, value]) => (
          <div key={label} className="grid grid-cols-[7rem_1fr] items-baseline gap-x-2">
            <dt className="font-bold">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 flex flex-wrap gap-3">
        {order.pages.map(({ name, url }) => (
          <li key={url}>
            <a className="button button-line" href={url} target="_blank" rel="noreferrer">
              View in {name}
              <span className="sr-only"> (new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
