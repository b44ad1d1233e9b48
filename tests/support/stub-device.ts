import { vi } from 'vitest';

/** A browser's storage, which may be full, and what its page is told. */
export function stubDevice() {
  const stored = new Map<string, string>();
  let isFull = false;
  const listeners = new Map<unknown, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      // What it had stays.
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  vi.stubGlobal('window', {
    addEventListener: (kind: string, listener: unknown) => listeners.set(listener, kind),
    removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return {
    stored,
    fill: (full = true) => {
      isFull = full;
    },
    /** Whether whoever leaves the page is asked first. */
    asksFirst: () => [...listeners.values()].includes('beforeunload'),
    /** Another tab has changed what is at a key; null: everything. */
    tellOfTab: (key: string | null) => {
      for (const [listener, kind] of listeners)
        if (kind === 'storage') (listener as (event: { readonly key: string | null }) => void)({ key });
    },
  };
}
