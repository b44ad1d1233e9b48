import type { OrderEvent } from '../../../domain/orders/order-event.ts';
import { refundOrderApi } from '../../../domain/payments/admin-refunds.api.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import { staffCall } from '../staff.store.ts';
import { useAct } from '../use-act.ts';
import type { OrderPartProps } from './OrderView.tsx';

interface WaitingRefundProps extends OrderPartProps {
  readonly refund: Extract<OrderEvent, { kind: 'refund' }>;
}

/** What a provider has not answered yet: it is asked by itself every few minutes, or now. */
export function WaitingRefund({ order, refund, reload }: WaitingRefundProps) {
  const { isBusy, run } = useAct(reload);
  const { id, amountCents, reason } = refund;
  const body = { id, amountCents, reason };
  const again = () => staffCall(refundOrderApi, { params: { id: order.id }, body });
  return (
    <div className="mt-3 border-l-8 border-brass pl-3">
      <p>{moneyText(amountCents)} waits for the provider, which is asked again every few minutes.</p>
      <button
        type="button"
        className="button button-line mt-2"
        aria-disabled={isBusy}
        onClick={() => void run(again, 'The provider was asked again')}
      >
        Ask now
      </button>
    </div>
  );
}
