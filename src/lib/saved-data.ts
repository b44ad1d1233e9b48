import { PRICES_REFETCH_MS, QUERY_FRESH_MS } from '../business/constants.ts';
import { cachedAt } from './cached-at.ts';
import { createRemoteData, type RemoteData } from './remote-data.ts';
import { answerTimeout, request, RequestError } from './request.ts';
import { type Answered, isWhole, type ListIn, readCopy } from './saved-copy.ts';
import { savedTime } from './saved-time.ts';
import { writeStored } from './storage.ts';
import { withRetries } from './with-retries.ts';

type Remote<Value> = Pick<RemoteData<Answered<Value>>, '$state' | 'load' | 'reload'>;

/** Public data from one address. Without a value the page shows what it was built with. */
export interface SavedData<Value> extends Remote<Value> {
  /** The last answer that this device has. */
  readonly saved: () => Answered<Value> | null;
}

const failureOf = (error: unknown): string =>
  error instanceof RequestError
    ? `HTTP ${error.status}: ${error.statusText}`
    : ((error as Partial<Error> | null)?.message ?? '');

/** Remote data with a copy on the device, under `key`. Its failures are "HTTP 503: Service Unavailable", or empty if nobody knows. */
export function createSavedData<Value>(path: string, key: string, listIn?: ListIn): SavedData<Value> {
  const saved = () => readCopy<Value>(key, listIn);

  async function ask(): Promise<Answered<Value>> {
    const response = await request('GET', path, undefined, { signal: answerTimeout() });
    const list = (await response.json()) as Value;
    if (!isWhole(list, listIn)) throw new Error('The price list could not be read');
    const at = cachedAt(response);
    if (at === null) return { list, at: Date.now(), source: 'server' };
    // The worker's answer may be older than what is here.
    const held = $state.get().value ?? saved();
    return held && (savedTime(held.at) ?? 0) > at
      ? { ...held, source: 'device' }
      : { list, at, source: 'device' };
  }

  const { $state, load, reload } = createRemoteData(() => withRetries(ask), {
    freshMs: ({ source }) => (source === 'device' ? 0 : QUERY_FRESH_MS),
    failureOf,
  });
  $state.listen(({ value, failure, isLoading }) => {
    if (!value || failure !== null || isLoading) return;
    writeStored(key, { prices: value.list, lastUpdated: new Date(value.at).toISOString() });
  });
  return { $state, load, reload, saved };
}

interface AgainOptions {
  readonly everyMs?: number;
  /** Also while nobody sees the page. */
  readonly isAlways?: boolean;
}

/** Asks again from time to time, however fresh the answer is, and for what is not fresh when the device is back online. */
export function askAgain(
  ask: (how: 'load' | 'reload') => unknown,
  { everyMs = PRICES_REFETCH_MS, isAlways = false }: AgainOptions = {},
): void {
  setInterval(() => (isAlways || !document.hidden) && ask('reload'), everyMs);
  addEventListener('online', () => ask('load'));
}
