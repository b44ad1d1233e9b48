import { GAP_KINDS } from '../../src/domain/payments/admin-gaps.api.ts';
import { PROVIDERS } from '../../src/domain/providers/providers.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import type { Usual } from './arbitrary-of.ts';
import { CURSORS } from './damage.ts';
import type { FilledSite } from './filled-site.ts';
import { freshPhone } from './rewards.ts';
import { PASSWORD } from './sign-in.ts';

/** Whose ids are in a path, by the part before them. */
export const TABLES: Readonly<Record<string, string>> = {
  customers: 'customers',
  inquiries: 'merchandise_inquiries',
  offers: 'offers',
  'order-look-ups': 'order_look_ups',
  orders: 'orders',
  'price-batches': 'price_batches',
  'privacy-requests': 'privacy_requests',
  'quote-requests': 'quote_requests',
  quotes: 'quote_requests',
  sessions: 'staff_sessions',
  users: 'staff_users',
  vouchers: 'redemptions',
};

/** The value of a field or path parameter with this name, for calls that need something that exists. */
export function usualOf(site: FilledSite): Usual {
  const idsOf = (table: string) => site.ids.get(table) ?? [];
  const all = [...site.ids.values()].flat();
  const { date: today } = inNewYork(new Date());
  const known: Readonly<Record<string, readonly unknown[]>> = {
    phone: [...site.phones, ...Array.from({ length: 9 }, freshPhone)],
    customerPhone: ['(770) 555-0199'],
    email: ['ada.wright@example.com', 'nobody@example.com'],
    customerEmail: ['ada.wright@example.com'],
    state: ['GA', 'ga'],
    zip: ['30223'],
    day: [addDays(today, 2), addDays(today, 3)],
    date: [addDays(today, 30), addDays(today, 40)],
    from: [addDays(today, -50)],
    to: [today],
    publishAt: [`${addDays(today, 40)}T08:00`],
    metalType: ['copper_wire', 'brass', 'mixed_metals'],
    trackingNumber: ['9400111899223197428490'],
    orderNumber: site.numbers,
    paymentIntentId: site.intents,
    paypalOrderId: site.paypalOrders,
    customerId: site.customerIds,
    orderId: idsOf('orders'),
    offerId: idsOf('offers'),
    ticketId: idsOf('tickets'),
    rewardId: idsOf('rewards'),
    fromId: idsOf('customers'),
    merchandiseItemId: idsOf('merchandise_variants'),
    code: ['123456', 'aB3dE-fG7hJ'],
    dateOfBirth: ['1980-02-29', '2001-07-04'],
    yardId: ['griffin', 'newnan'],
    kind: GAP_KINDS,
    provider: PROVIDERS,
    password: [PASSWORD],
    currentPassword: [PASSWORD],
    newPassword: [PASSWORD],
    after: CURSORS,
    q: [...site.phones, ...site.numbers, 'ada', 'ada.wright@example.com'],
  };
  return (name) => known[name] ?? (/ids?$/i.test(name) ? all : []);
}
