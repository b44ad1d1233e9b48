import { completeOrderApi, fulfilOrderApi } from '../../../domain/orders/orders.api.ts';
import { capturePaypalOrderApi, type CaptureResult } from '../../../domain/payments/payments.api.ts';
import { call } from '../../../lib/request.ts';
import { wait } from '../../../lib/wait.ts';

const PAUSES_MS = [500, 2_000];

/** Both calls are harmless to repeat, and money hangs on them: a lost answer is asked for again. */
async function insist<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await ask();
    } catch {
      await wait(pauseMs);
    }
  }
  return ask();
}

/** Captures what the visitor approved, completes our order with it and asks for fulfilment. Throws where it is not known to be paid. */
export async function finishPaypal(paypalOrderId: string): Promise<CaptureResult> {
  const captured = await insist(() => call(capturePaypalOrderApi, { params: { paypalOrderId } }));
  if (captured.status !== 'completed') return captured;
  const params = { id: captured.orderId };
  await insist(() => call(completeOrderApi, { params, body: { status: 'completed', paypalOrderId } }));
  // The server fulfils every paid order by itself; this only hurries it.
  await call(fulfilOrderApi, { params }).catch(() => undefined);
  return captured;
}
