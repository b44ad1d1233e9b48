import { completeOrderApi, fulfilOrderApi } from '../../../domain/orders/orders.api.ts';
import { capturePaypalOrderApi, type CaptureResult } from '../../../domain/payments/payments.api.ts';
import { call } from '../../../lib/request.ts';
import { wait } from '../../../lib/wait.ts';

const PAUSES_MS = [500, 2_000];
/** The server answers within 8 s; longer than this is a connection that has died. */
const TIMEOUT_MS = 20_000;
const HURRY_TIMEOUT_MS = 4_000;

/** Both calls are harmless to repeat, and money hangs on them: a lost answer is asked for again. */
async function insist<Value>(ask: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await ask(AbortSignal.timeout(TIMEOUT_MS));
    } catch {
      await wait(pauseMs);
    }
  }
  return ask(AbortSignal.timeout(TIMEOUT_MS));
}

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
