import { atom, type ReadableAtom } from 'nanostores';
import { failureText } from './failure-text.ts';

/** Neither value nor failure: loading. Both: the value may be out of date. */
export interface RemoteState<Value> {
  readonly value: Value | null;
  /** Why the last fetch failed, as a text to show. */
  readonly failure: string | null;
  readonly isLoading: boolean;
}

export interface RemoteData<Value> {
  readonly $state: ReadableAtom<RemoteState<Value>>;
  /** Fetches unless the value is fresh, and joins a running request. Never rejects: `$state` has the failure. */
  readonly load: () => Promise<void>;
  /** Fetches even if the value is fresh. The result of an earlier, running request is ignored. */
  readonly reload: () => Promise<void>;
  /** Sets the value that another call has answered. */
  readonly put: (value: Value) => void;
}

export interface RemoteDataOptions<Value> {
  /** The value, if it is known before the first request. */
  readonly first?: Value | null;
  /** How long load() reuses a fetched value; 0 by default. */
  readonly freshMs?: (value: Value) => number;
  readonly failureOf?: (error: unknown) => string;
}

/** A value from the server. It stays during a reload, and if the reload fails. */
export function createRemoteData<Value>(
  fetchValue: () => Promise<Value>,
  { first = null, freshMs = () => 0, failureOf = failureText }: RemoteDataOptions<Value> = {},
): RemoteData<Value> {
  const $state = atom<RemoteState<Value>>({ value: first, failure: null, isLoading: false });
  let running: Promise<void> | undefined;
  let freshUntil = 0;
  let requests = 0;

  async function run(): Promise<void> {
    requests += 1;
    const mine = requests;
    const { value: old, failure } = $state.get();
    $state.set({ value: old, failure: old === null ? null : failure, isLoading: true });
    try {
      const value = await fetchValue();
      if (mine !== requests) return;
      freshUntil = Date.now() + freshMs(value);
      $state.set({ value, failure: null, isLoading: false });
    } catch (error) {
      if (mine !== requests) return;
      freshUntil = 0;
      $state.set({ value: old, failure: failureOf(error), isLoading: false });
    }
  }

  const reload = () => (running = run());
  return {
    $state,
    async load() {
      if (Date.now() < freshUntil) return;
      await ($state.get().isLoading ? running : reload());
    },
    reload,
    put(value) {
      requests += 1;
      $state.set({ value, failure: null, isLoading: false });
    },
  };
}
