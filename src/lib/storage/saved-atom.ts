import { atom, onMount, type ReadableAtom, type WritableAtom } from 'nanostores';
import { onStored } from './on-stored.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/**
 * A store saved on this device under `key` and synced between tabs. `read` makes a value of whatever is stored, null and
 * garbage included. If it cannot be saved, it lasts as long as the page.
 */
export function savedAtom<Value>(key: string, read: (stored: unknown) => Value): WritableAtom<Value> {
  const $saved = atom<Value>(read(readStored(key)));
  const show = $saved.set;
  $saved.set = (value) => {
    if (value === undefined) removeStored(key);
    else writeStored(key, value);
    show(value);
  };
  const follow = () => {
    const stored = read(readStored(key));
    if (JSON.stringify(stored) !== JSON.stringify($saved.get())) show(stored);
  };
  onMount($saved, () => {
    follow();
    return onStored(key, follow);
  });
  return $saved;
}

/** Whether this device has the store's value for the next page. */
export const isPersisted = (key: string, $saved: ReadableAtom<unknown>): boolean =>
  writeStored(key, $saved.get());
