import type { Endpoint } from '../../../domain/shared/endpoint.ts';
import { answerTimeout, call, RequestError } from '../../../lib/request.ts';
import { withRetries } from '../../../lib/with-retries.ts';

type Params = Readonly<Record<string, string>>;

/** Asking again does not help where the server has decided or the device is offline. */
const isFinal = (error: unknown) =>
  !navigator.onLine || (error instanceof RequestError && error.status < 500);

/** What a query answers; asked again while that may help. Throws what the last try threw. */
export const ask = <Output>(contract: Endpoint<undefined, Output>, params: Params = {}): Promise<Output> =>
  withRetries(() => call(contract, { params, signal: answerTimeout() }), { isFinal });
