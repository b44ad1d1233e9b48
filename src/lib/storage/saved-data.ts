import { PRICES_REFETCH_MS, QUERY_FRESH_MS } from '../../business/constants.ts';
import { cachedAt } from './cached-at.ts';
import { createRemoteData, type RemoteData } from '../requests/remote-data.ts';
import { answerTimeout, request, RequestError } from '../requests/request.ts';
import { type Answered, isList, readCopy } from './saved-copy.ts';
import { savedTime } from './saved-time.ts';
import { writeStored } from './storage.ts';
import { withRetries } from '../requests/with-retries.ts';

type Remote<Value> = Pick<RemoteData<Answered<Value>>, '$state' | 'load' | 'reload'>;

/** Public data from one address. Without a value the page shows what it was built with. */
export interface SavedData<Value> extends Remote<Value> {
  readonly path: string;
  /** The last answer that this device has. */
  readonly saved: () => Answered<Value> | null;
}

const failureOf = (error: unknown): string =>
  error instanceof RequestError
    ? `HTTP ${error.status}: ${error.statusText}`
    : (error as Partial<Error>).message || '';

/**
 * Remote data with a copy on the device, under `key`. `part`: what of it is a list, if it is not one itself. Its failures are
 * "HTTP 503: Service Unavailable", or empty if nobody knows.
 */
export function createSavedData<Value>(path: string, key: string, part?: keyof Value): SavedData<Value> {
  const saved = () => readCopy(key, part);

  async function ask(): Promise<Answered<Value>> {
    const response = await request('GET', path, undefined, { signal: answerTimeout() });
    const list = (await response.json()) as Value;
    if (!isList(list, part)) throw new Error('The price list could not be read');
    const cached = cachedAt(response);
    // The worker's answer may be older than what is here.
    const held = cached !== null && ($state.get().value ?? saved());
    const at = cached ?? Date.now();
    const isNewer = !held || (savedTime(held.at) ?? 0) <= at;
    const told = isNewer ? { list, at } : held;
    writeStored(key, { prices: told.list, lastUpdated: new Date(told.at).toISOString() });
    return { ...told, source: cached === null ? 'server' : 'device' };
  }

  const { $state, load, reload } = createRemoteData(() => withRetries(ask), {
    freshMs: ({ source }) => (source === 'device' ? 0 : QUERY_FRESH_MS),
    failureOf,
  });
  return { path, $state, load, reload, saved };
}

/**
 * Asks again from time to time, however fresh the answer is, and for what is not fresh when the device is back online. `isAlways`: also
 * while nobody sees the page.
 */
export function askAgain(
  ask: (how: 'load' | 'reload') => unknown,
  isAlways = false,
  everyMs = PRICES_REFETCH_MS,
): void {
  setInterval(() => (isAlways || !document.hidden) && ask('reload'), everyMs);
  addEventListener('online', () => ask('load'));
}
