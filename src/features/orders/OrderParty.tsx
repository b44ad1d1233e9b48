import type { OrderView } from '../../domain/orders/orders.api.ts';
import { orderLookUpPath } from '../../paths.ts';

/** The recipient: the full address for the buyer, only the city for anyone else with the link. */
export function OrderParty({ order }: { readonly order: OrderView }) {
  const { own, shippingCity, shippingState, maskedEmail } = order;
  return (
    <section className="border-2 border-ink bg-surface p-5" aria-labelledby="party-title">
      <h2 className="mb-4 text-2xl uppercase" id="party-title">
        Ships to
      </h2>
      {own ? (
        <address className="not-italic">
          <strong className="block">{own.customerName}</strong>
          {own.shippingAddress}
          <br />
          {shippingCity}, {shippingState} {own.shippingZip}
          <span className="mt-3 block text-muted">{own.customerPhone}</span>
          <span className="block break-words text-muted">{own.customerEmail}</span>
        </address>
      ) : (
        <>
          <p>
            {shippingCity}, {shippingState}
            <span className="mt-3 block break-words text-muted">{maskedEmail}</span>
          </p>
          <p className="mt-3 text-sm text-muted print:hidden">
            The full address only shows on the device that placed the order.{' '}
            <a className="text-link underline" href={orderLookUpPath}>
              Open it here with a code we email you
            </a>
          </p>
        </>
      )}
    </section>
  );
}
