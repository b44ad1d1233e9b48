import { QUERY_RETRIES } from '../business/constants.ts';
import { wait } from './wait.ts';

const FIRST_BACKOFF_MS = 1_000;

/** What a query answers, asked for up to four times, 1, 2 and 4 seconds apart. Throws what the last try threw. */
export async function withRetries<Value>(query: () => Promise<Value>): Promise<Value> {
  for (let retry = 0; retry < QUERY_RETRIES; retry += 1) {
    try {
      return await query();
    } catch {
      await wait(FIRST_BACKOFF_MS * 2 ** retry);
    }
  }
  return query();
}
