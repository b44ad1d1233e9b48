/** Files kept on this device between visits, in the browser's Cache Storage. As lib/storage.ts, it never throws. */
const CACHE = 'kept-files';

/** Answers whether the file was kept: there may be no room, or no storage at all. */
export async function keepBlob(key: string, blob: Blob): Promise<boolean> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(`/${key}`, new Response(blob));
    return true;
  } catch (error) {
    console.warn(`Could not keep ${key} on this device:`, error);
    return false;
  }
}

export async function readBlob(key: string): Promise<Blob | null> {
  try {
    const cache = await caches.open(CACHE);
    const response = await cache.match(`/${key}`);
    return response ? await response.blob() : null;
  } catch {
    return null;
  }
}

export async function removeBlob(key: string): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.delete(`/${key}`);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
