import { useState } from 'react';
import type { PriceFigures } from '../../../domain/orders/orders.api.ts';
import { dollarsText } from '../../../domain/shared/money.ts';
import type { PayOrderProps } from './PayOrderByCard.tsx';
import { rememberPaypalOrder } from './paypal-attempt.ts';
import { PaypalWallet } from './PaypalWallet.tsx';
import { PriceChanged } from './PriceChanged.tsx';

/** PayPal for an existing order. */
export function PayOrderByPaypal({ config, order, own, onPaid }: PayOrderProps) {
  const [figures, setFigures] = useState<PriceFigures | null>(null);

  async function prepare() {
    setFigures(null);
    rememberPaypalOrder(order.id);
    const { shippingAddress: address, shippingZip: zip } = own;
    const { shippingCity: city, shippingState: state } = order;
    return { orderId: order.id, amount: order.total, shippingAddress: { address, city, state, zip } };
  }

  return (
    <div className="grid gap-4">
      <p className="text-lg font-bold">
        PayPal charges <span className="tabular-nums">{dollarsText(order.total)}</span>.
      </p>
      {figures && <PriceChanged figures={figures} onBack={undefined} />}
      <PaypalWallet sandbox={config.sandbox} prepare={prepare} onPaid={onPaid} onPriceChanged={setFigures} />
    </div>
  );
}
