import { listOrdersApi, type OrderRow } from '../../../domain/orders/admin-orders.api.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { ListFilter } from '../ui/ListFilter.tsx';
import { PagedRows } from '../ui/PagedRows.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { staffTime } from '../staff-text.ts';
import { ANY_PAYMENT, orderViews, paymentOf } from './order-views.ts';
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

/** In the order of how often they are asked for. */
const CHIPS = [
  'paid',
  'partially_refunded',
  'refunded',
  'processing',
  'pending',
  'failed',
] as const satisfies readonly (keyof typeof PAYMENT_NAMES)[];

function OrderFilter({ filter }: { readonly filter: QueryView }) {
  const payment = paymentOf(filter);
  return (
    <ListFilter
      label="Orders"
      views={orderViews}
      filter={filter}
      search={['Number, phone or email', (q) => ({ q })]}
      selects={[
        ['fulfillment', 'Fulfillment', [['', 'All'], ...Object.entries(FULFILLMENT_NAMES)]],
        ['flag', 'Flag', [['', 'All'], ...Object.entries(FLAG_NAMES)]],
      ]}
    >
      <nav aria-label="Payment" className="flex flex-wrap gap-2">
        {[...CHIPS, ANY_PAYMENT].map((chip) => (
          <ViewLink
            key={chip}
            views={orderViews}
            view={{ ...filter, payment: chip }}
            className="button button-line staff-tab px-3"
            current={chip === (payment || ANY_PAYMENT)}
          >
            {chip === ANY_PAYMENT ? 'All' : PAYMENT_NAMES[chip as keyof typeof PAYMENT_NAMES]}
          </ViewLink>
        ))}
      </nav>
    </ListFilter>
  );
}

/** The orders of one filter. The queue of orders to send has no filter form. */
export function OrderList({ filter }: { readonly filter: QueryView }) {
  const isQueue = filter['toSend'] === 'yes';
  return (
    <>
      {!isQueue && <OrderFilter filter={filter} />}
      <PagedRows
        call={listOrdersApi}
        query={{ ...filter, payment: paymentOf(filter) }}
        title={isQueue ? 'To ship' : 'Orders'}
        names={['order', 'orders']}
        empty={isQueue ? 'Nothing is waiting to be sent.' : 'No matching orders'}
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
