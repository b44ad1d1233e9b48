import type { Endpoint } from '../../../domain/shared/endpoint.ts';
import { call, RequestError } from '../../../lib/request.ts';
import { withRetries } from '../../../lib/with-retries.ts';

/** The server answers within 8 s; longer than this is a connection that has died. */
export const ANSWER_TIMEOUT_MS = 20_000;

type Params = Readonly<Record<string, string>>;

/** Asking again does not help where the server has decided or the device is offline. */
const isFinal = (error: unknown) =>
  !navigator.onLine || (error instanceof RequestError && error.status < 500);

/** What a query answers; asked again while that may help. Throws what the last try threw. */
export async function ask<Output>(
  contract: Endpoint<undefined, Output>,
  params: Params = {},
): Promise<Output> {
  const outcome = await withRetries(async () => {
    try {
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
      return { output: await call(contract, { params, signal }) };
    } catch (error) {
      if (isFinal(error)) return { error };
      throw error;
    }
  });
  if ('error' in outcome) throw outcome.error;
  return outcome.output;
}
