import { useStore } from '@nanostores/react';
import { $catalogue } from '../catalogue/catalogue.store.ts';
import { MerchandiseFailed } from '../catalogue/MerchandiseFailed.tsx';
import { retryCatalogue } from './retry-catalogue.ts';

/** While the prices of the cart are on their way, or cannot be had. */
export function CheckoutUnpriced() {
  const { value, failure } = useStore($catalogue, { ssr: 'initial' });
  return value === null && failure !== null ? (
    <div className="min-h-96">
      <MerchandiseFailed message={failure} placement="checkout-error" onRetry={retryCatalogue} />
    </div>
  ) : (
    <output className="block h-96 animate-pulse bg-sunken">
      <span className="sr-only">Your order is loading.</span>
    </output>
  );
}
