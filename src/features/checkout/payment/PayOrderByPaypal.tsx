import { useState } from 'react';
import { dollarsText } from '../../../domain/shared/money.ts';
import type { RequestError } from '../../../lib/request.ts';
import type { PayOrderProps } from './PayOrderByCard.tsx';
import { rememberPaypalOrder } from './paypal-attempt.ts';
import { PayRefused } from './PayRefused.tsx';
import { PaypalWallet } from './PaypalWallet.tsx';

/** PayPal for an existing order. */
export function PayOrderByPaypal({ config, order, own, onPaid }: PayOrderProps) {
  const [refusal, setRefusal] = useState<RequestError | null>(null);

  async function prepare() {
    setRefusal(null);
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
      {refusal && <PayRefused error={refusal} />}
      <PaypalWallet sandbox={config.sandbox} prepare={prepare} onPaid={onPaid} onRefused={setRefusal} />
    </div>
  );
}
