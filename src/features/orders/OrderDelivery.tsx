import type { OrderView, ShipmentView } from '../../domain/orders/orders.api.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FULFILLMENT_LABELS, orderSteps } from './order-labels.ts';

const dateText = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'America/New_York' });

function Shipment({ carrier, trackingNumber, trackingUrl, shippedAt }: ShipmentView) {
  return (
    <li className="border-t border-line py-3">
      <strong className="block">
        {carrier}, {dateText(shippedAt)}
      </strong>
      {trackingUrl ? (
        <a
          className="inline-flex min-h-12 items-center gap-2 text-link underline"
          href={trackingUrl}
          rel="noreferrer"
        >
          Track {trackingNumber} <Icon name="external" />
        </a>
      ) : (
        <span className="tabular-nums">Tracking number {trackingNumber}</span>
      )}
    </li>
  );
}

/** The delivery status of a paid order. */
export function OrderDelivery({ order }: { readonly order: OrderView }) {
  const { fulfillment, shipments } = order;
  return (
    <section className="border-2 border-ink bg-surface p-5" aria-labelledby="delivery-title">
      <h2 className="mb-4 text-2xl uppercase" id="delivery-title">
        Delivery
      </h2>
      <ol className="mb-4 grid grid-cols-3 gap-2">
        {orderSteps(fulfillment).map(({ label, isReached }) => (
          <li
            key={label}
            className={`border-t-8 pt-2 text-sm font-bold ${isReached ? 'border-up text-up' : 'border-line text-muted'}`}
          >
            {label}
            <span className="sr-only">{isReached ? ': done' : ': still to come'}</span>
          </li>
        ))}
      </ol>
      <p>{FULFILLMENT_LABELS[fulfillment]}</p>
      {shipments.length > 0 && (
        <ul className="mt-4">
          {shipments.map((shipment) => (
            <Shipment key={shipment.trackingNumber} {...shipment} />
          ))}
        </ul>
      )}
    </section>
  );
}
