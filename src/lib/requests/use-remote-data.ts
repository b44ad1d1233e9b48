import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createRemoteData, type RemoteState } from './remote-data.ts';

export interface ShownRemoteData<Value> extends RemoteState<Value> {
  readonly reload: () => Promise<void>;
}

/** Remote data of one component, fetched on mount. Only the first `fetchValue` counts: give another one another `key`. */
export function useRemoteData<Value>(fetchValue: () => Promise<Value>): ShownRemoteData<Value> {
  const [{ $state, load, reload }] = useState(() => createRemoteData(fetchValue));
  const state = useStore($state);
  useEffect(() => void load(), [load]);
  return { ...state, reload };
}
