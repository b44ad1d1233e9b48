import { listOrdersApi, type OrderRow } from '../../../domain/orders/admin-orders.api.ts';
import type { QueryView } from '../../../lib/address/address-view.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { ListFilter } from '../ui/lists/ListFilter.tsx';
import { PagedRows } from '../ui/lists/PagedRows.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { staffTime } from '../staff-text.ts';
import { orderListOf, orderViews } from './order-views.ts';
import { FLAG_NAMES, FULFILLMENT_NAMES, goodsText, PAYMENT_NAMES } from './staff-order-labels.ts';
import { OrderFlags, PaymentChip } from './OrderFlags.tsx';

/** One order. On a phone the customer and the time are below the number. */
function OrderTableRow({ row }: { readonly row: OrderRow }) {
  const { id, createdAt, number, customerName, totalCents, refundedCents, payment } = row;
  const time = <time dateTime={createdAt}>{staffTime(createdAt)}</time>;
  return (
    <tr>
      <th scope="row">
        <ViewLink
          views={orderViews}
          view={{ id }}
          className="-my-3 inline-flex min-h-12 items-center text-link min-[23rem]:whitespace-nowrap underline"
        >
          {number}
        </ViewLink>
        <span className="block font-normal wrap-anywhere md:hidden">{customerName}</span>
        <span className="block text-sm font-normal text-muted md:hidden">{time}</span>
      </th>
      <td className="hidden wrap-anywhere md:table-cell">{customerName}</td>
      <td className="hidden md:table-cell">{time}</td>
      <td>
        <PaymentChip payment={payment} />
        <span className="mt-1 block">{goodsText(row)}</span>
        <OrderFlags {...row} />
      </td>
      <td className="text-right! font-bold tabular-nums">
        {moneyText(totalCents)}
        {refundedCents > 0 && (
          <span className="block text-sm font-normal text-muted">−{moneyText(refundedCents)}</span>
        )}
      </td>
    </tr>
  );
}

/** The lists that are a question of their own; all others have a filter. */
const LISTS: Readonly<
  Record<string, { readonly title: string; readonly empty: string; readonly query: QueryView }>
> = {
  '': { title: 'Paid orders', empty: 'No paid orders yet.', query: { paid: 'yes' } },
  'to-ship': { title: 'To ship', empty: 'Nothing to ship.', query: { toSend: 'yes' } },
};

const FILTERS = [
  ['payment', 'Payment', [['', 'All'], ...Object.entries(PAYMENT_NAMES)]],
  ['fulfillment', 'Fulfillment', [['', 'All'], ...Object.entries(FULFILLMENT_NAMES)]],
  ['flag', 'Flag', [['', 'All'], ...Object.entries(FLAG_NAMES)]],
] as const;

/** The orders of one list. A search goes over all of them. */
export function OrderList({ filter }: { readonly filter: QueryView }) {
  const { list: _list, ...rest } = filter;
  const list = orderListOf(filter);
  const { title, empty, query } = LISTS[list] ?? {
    title: 'All orders',
    empty: 'No matching orders.',
    query: rest,
  };
  return (
    <>
      <ListFilter
        label="Orders"
        views={orderViews}
        filter={filter}
        search={['Name, number, phone or email', (q) => ({ list: 'all', q })]}
        selects={list === 'all' ? FILTERS : []}
      />
      <PagedRows
        call={listOrdersApi}
        query={query}
        title={title}
        names={['order', 'orders']}
        empty={empty}
        renderRow={(row) => <OrderTableRow row={row} />}
        renderFrame={(rows) => (
          <table className="staff-table mt-4">
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col" className="hidden md:table-cell">
                  Customer
                </th>
                <th scope="col" className="hidden md:table-cell">
                  Ordered
                </th>
                <th scope="col">Status</th>
                <th scope="col" className="text-right!">
                  Total
                </th>
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        )}
      />
    </>
  );
}
