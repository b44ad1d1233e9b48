import {
  persistentAtom,
  type PersistentStore,
  setPersistentEngine,
  windowPersistentEvents,
} from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';

const write = (storage: object, key: string | symbol, value: unknown): boolean => {
  try {
    return Reflect.set(storage, key, value);
  } catch (error) {
    console.warn(`Could not save ${String(key)} on this device:`, error);
    return true;
  }
};

// Blocked storage throws at its mere name, and the library then holds values in memory by itself.
try {
  setPersistentEngine(new Proxy<PersistentStore>(localStorage, { set: write }), windowPersistentEvents);
} catch {
  // Likewise at build time, where there is no device.
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A store that is saved on this device under `key`, and that other tabs follow. `read` makes a value of whatever is found
 * there, null and rubbish included. What storage refuses lives as long as the page.
 */
export function savedAtom<Value>(key: string, read: (stored: unknown) => Value): WritableAtom<Value> {
  return persistentAtom<Value>(key, read(null), {
    encode: JSON.stringify,
    decode: (text) => read(parse(text)),
  });
}
