import { fulfilAgainApi } from '../../../domain/fulfilment/admin-fulfilment.api.ts';
import { staffCall } from '../staff.store.ts';
import { useAct } from '../use-act.ts';
import type { OrderPartProps } from './OrderView.tsx';

/** For an order that nobody works on any more. */
export function FulfilAgain({ order, reload }: OrderPartProps) {
  const { isBusy, run } = useAct(reload);
  const again = () => staffCall(fulfilAgainApi, { params: { id: order.id } });
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
