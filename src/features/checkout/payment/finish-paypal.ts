import { completeOrderApi, fulfilOrderApi } from '../../../domain/orders/orders.api.ts';
import { capturePaypalOrderApi, type CaptureResult } from '../../../domain/payments/payments.api.ts';
import { answerTimeout, call } from '../../../lib/request.ts';
import { withRetries } from '../../../lib/with-retries.ts';

const PAUSES_MS = [500, 2_000];
const HURRY_TIMEOUT_MS = 4_000;

/** Both calls are harmless to repeat, and money hangs on them: a lost answer is asked for again. */
const insist = <Value>(ask: (signal: AbortSignal) => Promise<Value>): Promise<Value> =>
  withRetries(() => ask(answerTimeout()), { pausesMs: PAUSES_MS });

/** Captures what the visitor approved, completes our order with it and asks for fulfilment. Throws where it is not known to be paid. */
export async function finishPaypal(paypalOrderId: string): Promise<CaptureResult> {
  const captured = await insist((signal) =>
    call(capturePaypalOrderApi, { params: { paypalOrderId }, signal }),
  );
  if (captured.status !== 'completed') return captured;
  const params = { id: captured.orderId };
  await insist((signal) =>
    call(completeOrderApi, { params, body: { status: 'completed', paypalOrderId }, signal }),
  );
  // The server fulfils every paid order by itself; this only hurries it, and nobody waits for it for long.
  const signal = AbortSignal.timeout(HURRY_TIMEOUT_MS);
  await call(fulfilOrderApi, { params, signal }).catch(() => undefined);
  return captured;
}
