import { useSyncExternalStore } from 'react';

/** Never changes after hydration. */
const noChanges = () => () => {};

/** false in the build and during hydration, then true. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
