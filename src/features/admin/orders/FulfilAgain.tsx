import { useState } from 'react';
import { fulfilAgainApi } from '../../../domain/fulfilment/admin-fulfilment.api.ts';
import { act } from '../act.ts';
import { staffCall } from '../staff.store.ts';
import type { OrderPartProps } from './OrderView.tsx';

/** For an order that nobody works on any more. */
export function FulfilAgain({ order, reload }: OrderPartProps) {
  const [busy, setBusy] = useState(false);
  async function again() {
    setBusy(true);
    await act(() => staffCall(fulfilAgainApi, { params: { id: order.id } }), 'It is on its way again');
    await reload();
    setBusy(false);
  }
  return (
    <div className="mt-4">
      <p>It is stuck on its way to Printful. Nothing is made twice when it is sent there again.</p>
      <button
        type="button"
        className="button button-line mt-3"
        aria-disabled={busy}
        onClick={() => void (busy || again())}
      >
        Send it on its way again
      </button>
    </div>
  );
}
