import { useSyncExternalStore } from 'react';

/** Being awake never changes after it began. */
const noChanges = () => () => {};

/** false in the HTML of the build and while it hydrates, true from then on. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
