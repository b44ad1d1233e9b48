import { listOrdersApi } from '../../../domain/orders/admin-orders.api.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { ListFilter } from '../ui/ListFilter.tsx';
import { PagedRows } from '../ui/PagedRows.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { OrderTableRow } from './OrderTableRow.tsx';
import { ANY_PAYMENT, orderViews, paymentOf } from './order-views.ts';
import { FLAG_NAMES, FULFILMENT_NAMES, PAYMENT_NAMES } from './staff-order-labels.ts';

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
        ['fulfilment', 'Fulfillment', [['', 'All'], ...Object.entries(FULFILMENT_NAMES)]],
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
