import {
  persistentAtom,
  type PersistentStore,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { writeStored } from './storage.ts';

const write = (storage: object, key: string | symbol, value: unknown): boolean => {
  try {
    return Reflect.set(storage, key, value);
  } catch (error) {
    console.warn(`Could not save ${String(key)} on this device:`, error);
    return true;
  }
};

// Reading `localStorage` throws if it is blocked. The library then keeps values in memory.
try {
  setPersistentEngine(new Proxy<PersistentStore>(localStorage, { set: write }), windowPersistentEvents);
} catch {
  // The same at build time.
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A store saved on this device under `key` and synced between tabs. `read` makes a value of whatever is stored, null and
 * garbage included. If it cannot be saved, it lives as long as the page.
 */
export function savedAtom<Value>(key: string, read: (stored: unknown) => Value): WritableAtom<Value> {
  return persistentAtom<Value>(key, read(null), {
    encode: JSON.stringify,
    decode: (text) => read(parse(text)),
  });
}

/** Whether this device has the store's value for the next page. */
export const isKept = (key: string, $saved: ReadableAtom<unknown>): boolean => writeStored(key, $saved.get());
