import { atom, type ReadableAtom } from 'nanostores';
import { failureText } from '../../../lib/failure-text.ts';

/** Neither value nor failure: on its way. Both: the value is there, and may be out of date. */
export interface Shown<Value> {
  readonly value: Value | null;
  /** What a visitor reads of the last attempt to fetch it. */
  readonly failure: string | null;
}

export interface Resource<Value> {
  readonly $state: ReadableAtom<Shown<Value>>;
  /** Fetches anew; what is there stays meanwhile, and also where that fails. */
  readonly load: () => Promise<void>;
  readonly loadIfFailed: () => void;
  readonly put: (value: Value) => void;
}

/** Something the server knows, as it is shown. Of several answers under way the one asked for last counts. */
export function createResource<Value>(
  fetchValue: () => Promise<Value>,
  first: Value | null = null,
): Resource<Value> {
  const $state = atom<Shown<Value>>({ value: first, failure: null });
  let asked = 0;

  async function load(): Promise<void> {
    asked += 1;
    const mine = asked;
    if ($state.get().value === null) $state.set({ value: null, failure: null });
    try {
      const value = await fetchValue();
      if (mine === asked) $state.set({ value, failure: null });
    } catch (error) {
      if (mine === asked) $state.set({ value: $state.get().value, failure: failureText(error) });
    }
  }

  return {
    $state,
    load,
    loadIfFailed: () => void ($state.get().failure && load()),
    put(value) {
      asked += 1;
      $state.set({ value, failure: null });
    },
  };
}
