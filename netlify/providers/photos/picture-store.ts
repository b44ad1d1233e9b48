import { reach } from './photo-store.ts';

/** Of products: public, and never changed under their names. */
export async function pictureStore() {
  const { getStore } = await import('@netlify/blobs');
  return getStore({ name: 'product-pictures', consistency: 'strong' });
}

const keyOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** `path`: its root-relative address. Each of these throws `unavailable` if the store does not answer in time. */
export const savePicture = (path: string, webp: Uint8Array): Promise<void> =>
  reach(async () => {
    await (await pictureStore()).set(keyOf(path), new Uint8Array(webp).buffer);
  });

/** null if there is none. */
export const loadPicture = (path: string): Promise<Uint8Array | null> =>
  reach(async () => {
    const bytes = await (await pictureStore()).get(keyOf(path), { type: 'arrayBuffer' });
    return bytes && new Uint8Array(bytes);
  });

export const hasPicture = async (path: string): Promise<boolean> => (await loadPicture(path)) !== null;
