import { vi } from 'vitest';

/** A device's cache of files, and one tab that takes each lock. Returns what the cache has, by its path. */
export function stubFiles(): ReadonlyMap<string, Blob> {
  const files = new Map<string, Blob>();
  const cache = {
    put: async (key: string, response: Response) => void files.set(key, await response.blob()),
    match: async (key: string) => (files.has(key) ? new Response(files.get(key)) : undefined),
    delete: async (key: string) => files.delete(key),
    keys: async () => [...files.keys()].map((key) => ({ url: `https://example.com${key}` })),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  return files;
}
