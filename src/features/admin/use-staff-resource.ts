import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createResource, type Shown } from '../rewards/dashboard/resource.ts';

export interface StaffResource<Value> extends Shown<Value> {
  /** Asks anew; what is there stays meanwhile. */
  readonly reload: () => Promise<void>;
}

/** What the server knows, asked for when it is shown. The first `ask` is the one that counts. */
export function useStaffResource<Value>(ask: () => Promise<Value>): StaffResource<Value> {
  const [{ $state, load }] = useState(() => createResource(ask));
  const { value, failure } = useStore($state);
  useEffect(() => void load(), [load]);
  return { value, failure, reload: load };
}
