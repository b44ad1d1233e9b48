import type { PriceFigures } from '../../../domain/orders/orders.api.ts';
import { hasCode, type RequestError } from '../../../lib/requests/request.ts';
import { PayPanel } from './PayPanel.tsx';
import { BackToCart, PriceChanged } from './PriceChanged.tsx';

/** The server checked an order that waited, and refused it; nothing was charged. */
export const isPayRefusal = (error: unknown): error is RequestError =>
  hasCode(error, 'price_changed') ||
  hasCode(error, 'order_too_old') ||
  hasCode(error, 'too_many_unpaid_orders');

/** Why a saved order cannot be paid as it is, and the way back to the cart. */
export function PayRefused({ error }: { readonly error: RequestError }) {
  if (error.code === 'price_changed')
    return <PriceChanged figures={error.figures as PriceFigures} onBack={undefined} />;
  return (
    <PayPanel tone="wait" title={error.text ?? 'This order can’t be paid.'}>
      <p>You haven’t been charged.</p>
      <BackToCart />
    </PayPanel>
  );
}
