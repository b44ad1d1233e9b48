import { QUERY_RETRIES } from '../../business/constants.ts';
import { RequestError } from './request.ts';
import { wait } from './wait.ts';

/** 1, 2 and 4 seconds. */
const PAUSES_MS = Array.from({ length: QUERY_RETRIES }, (_, retry) => 1_000 * 2 ** retry);

interface RetryOptions {
  /** One pause before each retry. */
  readonly pausesMs?: readonly number[];
  /** Stops the retries. */
  readonly isFinal?: (error: unknown) => boolean;
}

/** Retries do not help if the server has decided or the device is offline. */
export const isDecided = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof RequestError && error.status < 500);

/** Runs a query with retries. Throws the last try's error. */
export async function withRetries<Value>(
  query: () => Promise<Value>,
  { pausesMs = PAUSES_MS, isFinal = () => false }: RetryOptions = {},
): Promise<Value> {
  for (const pauseMs of pausesMs) {
    try {
      return await query();
    } catch (error) {
      if (isFinal(error)) throw error;
      await wait(pauseMs);
    }
  }
  return query();
}
