import { useRef } from 'react';
import { fulfillAgainApi } from '../../../domain/fulfillment/admin-fulfillment.api.ts';
import type { StaffOrder, StaffOrderLine } from '../../../domain/orders/admin-orders.api.ts';
import { isSendable } from '../../../domain/orders/order-status.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { useAct } from '../act.ts';
import { staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { ShipmentForm } from './ShipmentForm.tsx';
import type { OrderPartProps } from './order-views.ts';
import { optionsOf } from './staff-order-labels.ts';

/** For an order whose fulfillment has given up. */
function FulfillAgain({ order, reload }: OrderPartProps) {
  const { isBusy, run } = useAct(reload);
  const again = () => staffCall(fulfillAgainApi, { params: { id: order.id } });
  return (
    <div className="mt-4">
      <p>It is stuck on its way to Printful. Nothing is made twice when it is sent there again.</p>
      <button
        type="button"
        className="button button-line mt-3"
        aria-disabled={isBusy}
        onClick={() => void run(again, 'It is on its way again')}
      >
        Send it on its way again
      </button>
    </div>
  );
}

function senderText({ isByStaff, sentAt }: StaffOrderLine): string {
  if (sentAt) return `Sent ${staffTime(sentAt)}`;
  return isByStaff ? 'Shipped by staff' : 'Shipped by Printful';
}

/** Until Printful's part is decided, it is unknown what staff have to send. */
const canSend = ({ payment, fulfillment }: StaffOrder): boolean =>
  isSendable({ payment }) && fulfillment !== 'none' && fulfillment !== 'queued';

/** The lines of an order, where each is, and what staff have to send. */
export function OrderGoods({ order, reload }: OrderPartProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const toSend = canSend(order) ? order.lines.filter(({ isByStaff, sentAt }) => isByStaff && !sentAt) : [];
  async function onChanged() {
    await reload();
    // The form is gone or has other lines.
    title.current?.focus();
  }
  return (
    <section className="staff-card" aria-labelledby="goods-title">
      <h2 ref={title} id="goods-title" tabIndex={-1}>
        Fulfillment
      </h2>
      <ol className="mt-3 grid gap-3">
        {order.lines.map((line) => (
          <li key={line.id} className="border-l-8 border-copper pl-3">
            <p className="font-bold">
              {line.quantity} x {line.name}
            </p>
            <p>
              {[optionsOf(line), moneyText(line.unitPriceCents * line.quantity)].filter(Boolean).join(' · ')}
            </p>
            <p className="text-muted">{senderText(line)}</p>
          </li>
        ))}
      </ol>
      {order.shipments.map(({ carrier, trackingNumber, trackingUrl, shippedAt }) => (
        <p key={`${trackingNumber} ${shippedAt}`} className="mt-3 break-words">
          Parcel of {staffTime(shippedAt)}, {carrier}:{' '}
          {trackingUrl ? (
            <a className="inline-block min-h-12 py-3 text-link underline" href={trackingUrl} rel="noreferrer">
              {trackingNumber}
            </a>
          ) : (
            <span>{trackingNumber}</span>
          )}
        </p>
      ))}
      {order.canFulfillAgain && <FulfillAgain order={order} reload={onChanged} />}
      {toSend.length > 0 && (
        <ShipmentForm
          key={toSend.map(({ id }) => id).join()}
          order={order}
          lines={toSend}
          onChanged={onChanged}
        />
      )}
    </section>
  );
}
