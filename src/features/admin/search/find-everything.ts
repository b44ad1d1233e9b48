import { listProductsApi } from '../../../domain/catalogue/admin-products.api.ts';
import { listOrdersApi } from '../../../domain/orders/admin-orders.api.ts';
import { readPriceBoardApi } from '../../../domain/prices/admin-prices.api.ts';
import { listQuotesApi } from '../../../domain/quotes/admin-quotes.api.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { formatPhone } from '../../../domain/shared/contact/phone.ts';
import { mayAct, type StaffRole } from '../../../domain/shared/roles.ts';
import { searchKey } from '../../../domain/shared/text/search-key.ts';
import {
  adminFindAtCounterPath,
  adminGradePath,
  adminOrderPath,
  adminProductPath,
  adminQuotePath,
} from '../../../paths.ts';
import { findAtCounterApi } from '../../../domain/tickets/admin-tickets.api.ts';
import { mayOpen, STAFF_PAGES, TICKET_IMPORT_PAGE } from '../staff-pages.ts';
import { bookedText, staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';

export interface SearchHit {
  readonly href: string;
  readonly label: string;
  /** What tells it from its likes. */
  readonly text: string;
}

export interface Source {
  /** "Orders" */
  readonly title: string;
  readonly find: (typed: string) => Promise<readonly SearchHit[]>;
}

/** Of each kind: the list itself shows more. */
const SHOWN = 5;

/** Read once for each opening of the search. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= read().catch((error: unknown) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}

const fits = (name: string, typed: string) => searchKey(name).includes(searchKey(typed));

/** Everything this role may search, in the order in which it is shown. */
export function searchSources(role: StaffRole): readonly Source[] {
  const board = once(() => staffCall(readPriceBoardApi));
  const products = once(() => staffCall(listProductsApi));
  const pages = [...Object.values(STAFF_PAGES), TICKET_IMPORT_PAGE].filter((page) => mayOpen(role, page));
  const all = [
    {
      title: 'Pages',
      access: 'staff',
      find: async (typed: string) =>
        pages.filter(({ label }) => fits(label, typed)).map(({ label, href }) => ({ label, href, text: '' })),
    },
    {
      title: 'Customers and tickets',
      access: findAtCounterApi.access,
      find: async (q: string) => {
        const { customer, customers, tickets } = await staffCall(findAtCounterApi, { query: { q } });
        return [
          ...[...(customer ? [customer] : []), ...customers].map(({ firstName, lastName, phone }) => ({
            href: adminFindAtCounterPath(phone),
            label: `${firstName} ${lastName}`,
            text: formatPhone(phone),
          })),
          ...tickets.map(({ number, total, soldAt }) => ({
            href: adminFindAtCounterPath(number ?? q),
            label: `Ticket ${number}`,
            text: `$${total}, ${staffTime(soldAt)}`,
          })),
        ];
      },
    },
    {
      title: 'Requests',
      access: listQuotesApi.access,
      find: async (q: string) =>
        (await staffCall(listQuotesApi, { query: { q } })).rows.map((row) => ({
          href: adminQuotePath(row.id),
          label: row.name,
          text: `${formatPhone(row.phone)}, ${bookedText(row) ?? staffTime(row.createdAt)}`,
        })),
    },
    {
      title: 'Orders',
      access: listOrdersApi.access,
      find: async (q: string) =>
        (await staffCall(listOrdersApi, { query: { q } })).rows.map((row) => ({
          href: adminOrderPath(row.id),
          label: row.number,
          text: `${row.customerName}, ${moneyText(row.totalCents)}`,
        })),
    },
    {
      title: 'Grades',
      access: STAFF_PAGES.prices.call.access,
      find: async (typed: string) =>
        (await board()).metals
          .filter(({ name }) => fits(name, typed))
          .map(({ name, price, unit }) => ({
            href: adminGradePath(name),
            label: name,
            text: `$${price} / ${unit}`,
          })),
    },
    {
      title: 'Products',
      access: listProductsApi.access,
      find: async (typed: string) =>
        (await products())
          .filter(({ name }) => fits(name, typed))
          .map(({ id, name, fromCents }) => ({
            href: adminProductPath(id),
            label: name,
            text: moneyText(fromCents),
          })),
    },
  ] as const;
  return all
    .filter(({ access }) => mayAct(role, access))
    .map(({ title, find }) => ({ title, find: async (typed) => (await find(typed)).slice(0, SHOWN) }));
}
