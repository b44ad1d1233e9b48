import { FILES_CACHE } from './storage-keys.ts';

/**
 * Saves a file on this device between visits, in Cache Storage. Like lib/storage/storage.ts, none of this throws. Returns whether it
 * was saved: storage may be full or blocked.
 */
export async function saveBlob(key: string, blob: Blob): Promise<boolean> {
  try {
    const cache = await caches.open(FILES_CACHE);
    await cache.put(`/${key}`, new Response(blob));
    return true;
  } catch (error) {
    console.warn(`Could not save ${key} on this device:`, error);
    return false;
  }
}

export async function readBlob(key: string): Promise<Blob | null> {
  try {
    const cache = await caches.open(FILES_CACHE);
    const response = await cache.match(`/${key}`);
    return response ? await response.blob() : null;
  } catch {
    return null;
  }
}

/** All whose key begins with this one and a slash, in the order in which they were saved. */
export async function readBlobs(
  key: string,
): Promise<readonly { readonly key: string; readonly blob: Blob }[]> {
  try {
    const cache = await caches.open(FILES_CACHE);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname.slice(1));
    const own = paths.filter((path) => path.startsWith(`${key}/`));
    const read = await Promise.all(own.map(async (path) => ({ key: path, blob: await readBlob(path) })));
    return read.flatMap((one) => (one.blob ? [{ key: one.key, blob: one.blob }] : []));
  } catch {
    return [];
  }
}

export async function removeBlob(key: string): Promise<void> {
  try {
    const cache = await caches.open(FILES_CACHE);
    await cache.delete(`/${key}`);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
