import { listOrdersApi } from '../../../domain/orders/admin-orders.api.ts';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { ListStatus } from '../ui/ListStatus.tsx';
import { usePagedList } from '../../../lib/use-paged-list.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderFilterForm } from './OrderFilterForm.tsx';

function List({ filter }: { readonly filter: QueryView }) {
  const list = usePagedList(
    (after) => staffCall(listOrdersApi, { query: { ...filter, after } }),
    staffFailure,
  );
  const isQueue = filter['toSend'] === 'yes';
  return (
    <section className="mt-6" aria-labelledby="orders-title">
      <h2 id="orders-title">{isQueue ? 'To send' : 'Orders'}</h2>
      <ol className="mt-4 grid gap-3 lg:grid-cols-2">
        {list.rows?.map((row) => (
          <OrderCard key={row.id} row={row} />
        ))}
      </ol>
      <ListStatus
        list={list}
        names={['order', 'orders']}
        empty={isQueue ? 'Nothing waits for you to send it.' : 'No orders like this.'}
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
