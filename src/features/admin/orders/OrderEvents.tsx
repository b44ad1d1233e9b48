import type { OrderEvent } from '../../../domain/orders/order-event.ts';
import { staffTime } from '../staff-text.ts';
import { RawDetails } from '../ui/RawDetails.tsx';
import { orderEventLabel } from './order-event-label.ts';

/** The history of an order, oldest first. */
export function OrderEvents({ events }: { readonly events: readonly OrderEvent[] }) {
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
