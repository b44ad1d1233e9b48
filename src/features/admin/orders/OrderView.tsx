import { readStaffOrderApi, type StaffOrder } from '../../../domain/orders/admin-orders.api.ts';
import { LoadState } from '../LoadState.tsx';
import { useFocusOnce } from '../use-focus-once.ts';
import { staffCall } from '../staff.store.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { OrderEvents } from './OrderEvents.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { RefundForm } from './RefundForm.tsx';

export interface OrderPartProps {
  readonly order: StaffOrder;
  /** After a write, and where somebody else was first. */
  readonly reload: () => Promise<void>;
}

function OrderParts({ order, reload }: OrderPartProps) {
  const title = useFocusOnce();
  return (
    <article className="mt-6">
      <h2 ref={title} tabIndex={-1} className="break-words">
        Order {order.number}
      </h2>
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-6">
        <div>
          <OrderFacts order={order} />
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

/** One order with everything, and what can be done about it. */
export function OrderView({ id }: { readonly id: string }) {
  const order = useRemoteData(() => staffCall(readStaffOrderApi, { params: { id } }));
  return (
    <>
      <LoadState {...order} waiting="mt-6 min-h-96" />
      {order.value && <OrderParts order={order.value} reload={order.reload} />}
    </>
  );
}
