import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createRemoteData, type RemoteState } from './remote-data.ts';

export interface ShownRemoteData<Value> extends RemoteState<Value> {
  readonly reload: () => Promise<void>;
}

/** Remote data of one component, fetched when it is shown. The first `fetchValue` counts: another one needs another `key`. */
export function useRemoteData<Value>(fetchValue: () => Promise<Value>): ShownRemoteData<Value> {
  const [{ $state, load, reload }] = useState(() => createRemoteData(fetchValue));
  const state = useStore($state);
  useEffect(() => void load(), [load]);
  return { ...state, reload };
}
