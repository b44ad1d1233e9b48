import { listOrdersApi } from '../../../domain/orders/admin-orders.api.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import { ListStatus } from '../ui/ListStatus.tsx';
import { OrderFilterForm } from './OrderFilterForm.tsx';
import { OrderTableRow } from './OrderTableRow.tsx';
import { paymentOf } from './order-views.ts';

function List({ filter }: { readonly filter: QueryView }) {
  const list = usePagedList(
    (after) => staffCall(listOrdersApi, { query: { ...filter, payment: paymentOf(filter), after } }),
    staffFailure,
  );
  const isQueue = filter['toSend'] === 'yes';
  return (
    <section className="mt-6" aria-labelledby="orders-title">
      <h2 id="orders-title">{isQueue ? 'To ship' : 'Orders'}</h2>
      {list.rows !== null && list.rows.length > 0 && (
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
          <tbody>
            {list.rows.map((row) => (
              <OrderTableRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
      <ListStatus
        list={list}
        names={['order', 'orders']}
        empty={isQueue ? 'Nothing is waiting to be sent.' : 'No matching orders'}
      />
    </section>
  );
}

/** The orders of one filter. The queue of orders to send has no filter form. */
export function OrderList({ filter }: { readonly filter: QueryView }) {
  return (
    <>
      {filter['toSend'] !== 'yes' && <OrderFilterForm filter={filter} />}
      <List key={JSON.stringify(filter)} filter={filter} />
    </>
  );
}
