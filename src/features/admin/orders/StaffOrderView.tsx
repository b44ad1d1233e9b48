import { readStaffOrderApi } from '../../../domain/orders/admin-orders.api.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { LoadState } from '../LoadState.tsx';
import { staffCall } from '../staff.store.ts';
import { useFocusOnce } from '../use-focus.ts';
import { OrderEvents } from './OrderEvents.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { RefundForm } from './RefundForm.tsx';
import { StaffOrderFacts } from './StaffOrderFacts.tsx';
import type { OrderPartProps } from './order-views.ts';

function OrderParts({ order, reload }: OrderPartProps) {
  const title = useFocusOnce();
  return (
    <article className="mt-6">
      <h2 ref={title} tabIndex={-1} className="break-words">
        Order {order.number}
      </h2>
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-6">
        <div>
          <StaffOrderFacts order={order} />
          <RefundForm order={order} reload={reload} />
        </div>
        <div>
          <OrderGoods order={order} reload={reload} />
          <OrderEvents events={order.events} />
        </div>
      </div>
    </article>
  );
}

export function StaffOrderView({ id }: { readonly id: string }) {
  const order = useRemoteData(() => staffCall(readStaffOrderApi, { params: { id } }));
  return (
    <>
      <LoadState {...order} waiting="mt-6 min-h-96" />
      {order.value && <OrderParts order={order.value} reload={order.reload} />}
    </>
  );
}
