import { readStaffOrderApi } from '../../../domain/orders/admin-orders.api.ts';
import type { OrderEvent } from '../../../domain/orders/order-event.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { useFocusOnce } from '../ui/use-focus.ts';
import { staffTime } from '../staff-text.ts';
import { RawDetails } from '../ui/OpenedDetails.tsx';
import { useStaffData } from '../use-staff-data.ts';
import { OrderGoods } from './OrderGoods.tsx';
import { RefundForm } from './RefundForm.tsx';
import { StaffOrderFacts } from './StaffOrderFacts.tsx';
import type { OrderPartProps } from './order-views.ts';
import { orderEventLabel } from './order-event-label.ts';

/** The history of an order, oldest first. */
function OrderEvents({ events }: { readonly events: readonly OrderEvent[] }) {
  return (
    <section className="staff-card" aria-labelledby="events-title">
      <h2 id="events-title">Timeline</h2>
      <ol className="mt-3 grid gap-3">
        {events.map((event, index) => {
          const { title, text, raw, isTrouble } = orderEventLabel(event);
          return (
            // Events have no id, and new ones come at the end.
            <li key={index} className={`border-l-8 pl-3 ${isTrouble ? 'border-down' : 'border-copper'}`}>
              <p className="font-bold first-letter:uppercase">{title}</p>
              {text && <p className="break-words">{text}</p>}
              <p className="text-muted">
                <time dateTime={event.at}>{staffTime(event.at)}</time>
              </p>
              {raw && <RawDetails lines={[raw]} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
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
          <StaffOrderFacts order={order} />
          <OrderGoods order={order} reload={reload} />
        </div>
        <div>
          <RefundForm order={order} reload={reload} />
          <OrderEvents events={order.events} />
        </div>
      </div>
    </article>
  );
}

export function StaffOrderView({ id }: { readonly id: string }) {
  const order = useStaffData(readStaffOrderApi, { params: { id } });
  return (
    <>
      <LoadState {...order} waiting="mt-6 min-h-96" />
      {order.value && <OrderParts order={order.value} reload={order.reload} />}
    </>
  );
}
