import { useState } from 'react';
import type { OrderEvent } from '../../../domain/orders/order-event.ts';
import { refundOrderApi } from '../../../domain/payments/admin-refunds.api.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { act } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import type { OrderPartProps } from './OrderView.tsx';

interface WaitingRefundProps extends OrderPartProps {
  readonly refund: Extract<OrderEvent, { kind: 'refund' }>;
}

/** What a provider has not answered yet: it is asked by itself every few minutes, or now. */
export function WaitingRefund({ order, refund, reload }: WaitingRefundProps) {
  const [busy, setBusy] = useState(false);
  const { id, amountCents, reason } = refund;
  async function again() {
    setBusy(true);
    const body = { id, amountCents, reason };
    await act(
      () => staffCall(refundOrderApi, { params: { id: order.id }, body }),
      'The provider was asked again',
    );
    await reload();
    setBusy(false);
  }
  return (
    <div className="mt-3 border-l-8 border-brass pl-3">
      <p>{moneyText(amountCents)} waits for the provider, which is asked again every few minutes.</p>
      <button
        type="button"
        className="button button-line mt-2"
        aria-disabled={busy}
        onClick={() => void (busy || again())}
      >
        Ask now
      </button>
    </div>
  );
}
