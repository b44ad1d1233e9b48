import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoStore } from '../../netlify/providers/photos/photo-store.ts';
import { pictureStore } from '../../netlify/providers/photos/picture-store.ts';
import { ROOT } from '../root.ts';
import { startBlobs } from '../services.ts';
import type { AddFile } from './folder.ts';

/** By the name of their folder in a backup. */
const STORES = { 'quote-photos': photoStore, 'product-pictures': pictureStore } as const;
const AT_ONCE = 8;

const contextOf = (facts: object): string => Buffer.from(JSON.stringify(facts)).toString('base64');

/**
 * Lets the stores be reached while `work` runs: those of a Netlify project, those of a folder, or, beside the database of `npm start`,
 * those of `npm start`.
 */
export async function withPhotos(folder: string | undefined, work: () => Promise<void>): Promise<void> {
  const { env } = process;
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  const isLocal = !env['DATABASE_URL'] && !env['NETLIFY_DB_URL'];
  const local = folder ?? (isLocal ? join(ROOT, '.data', 'blobs') : undefined);
  if (local === undefined && siteID && token) env['NETLIFY_BLOBS_CONTEXT'] = contextOf({ siteID, token });
  if (local === undefined && !env['NETLIFY_BLOBS_CONTEXT'])
    throw new Error('Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN for the photos, or name --photos FOLDER.');
  if (local === undefined) return work();
  const blobs = await startBlobs(local);
  env['NETLIFY_BLOBS_CONTEXT'] = blobs.context;
  try {
    await work();
  } finally {
    await blobs.stop();
  }
}

async function inTurns<Item>(items: readonly Item[], each: (item: Item) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const done = await Promise.allSettled(items.slice(from, from + AT_ONCE).map(each));
    // Thrown only once none of them is under way any more.
    for (const one of done) if (one.status === 'rejected') throw one.reason;
  }
}

const folderOf = (store: string): string => `photos/${store}`;

/** Adds each photo under its key. Returns how many there are. */
export async function addPhotos(add: AddFile): Promise<number> {
  let count = 0;
  for (const [name, open] of Object.entries(STORES)) {
    const store = await open();
    const { blobs } = await store.list();
    await inTurns(blobs, async ({ key }) => {
      const bytes = await store.get(key, { type: 'arrayBuffer' });
      // Removed since, with its request.
      if (bytes === null) return;
      await add(`${folderOf(name)}/${encodeURIComponent(key)}`, [new Uint8Array(bytes)]);
      count += 1;
    });
  }
  return count;
}

interface StoredPhoto {
  readonly store: keyof typeof STORES;
  readonly key: string;
}

/** The photos of a backup. */
export async function photosIn(folder: string): Promise<readonly StoredPhoto[]> {
  const names = Object.keys(STORES) as (keyof typeof STORES)[];
  const found = await Promise.all(
    names.map(async (store) => {
      const files = await readdir(join(folder, folderOf(store))).catch(() => []);
      return files.map((file) => ({ store, key: decodeURIComponent(file) }));
    }),
  );
  return found.flat();
}

const nameOf = ({ store, key }: StoredPhoto): string => `${store}/${key}`;

/** The photos that the stores hold. Throws if one is not of this backup; those of an interrupted restore may stay. */
export async function presentPhotos(photos: readonly StoredPhoto[]): Promise<ReadonlySet<string>> {
  const ours = new Set(photos.map(nameOf));
  const present = new Set<string>();
  for (const [store, open] of Object.entries(STORES)) {
    const { blobs } = await (await open()).list();
    for (const { key } of blobs) {
      const name = nameOf({ store: store as StoredPhoto['store'], key });
      if (!ours.has(name))
        throw new Error(`The photo store is not empty: it has ${name}. Restore into an empty one.`);
      present.add(name);
    }
  }
  return present;
}

/** Stores the photos of a backup. If one fails, those that were not there before are removed again. */
export async function storePhotos(folder: string, photos: readonly StoredPhoto[]): Promise<void> {
  const before = await presentPhotos(photos);
  const added: StoredPhoto[] = [];
  try {
    await inTurns(photos, async (photo) => {
      const bytes = await readFile(join(folder, folderOf(photo.store), encodeURIComponent(photo.key)));
      if (!before.has(nameOf(photo))) added.push(photo);
      await (await STORES[photo.store]()).set(photo.key, new Uint8Array(bytes).buffer);
    });
  } catch (error) {
    await inTurns(added, async ({ store, key }) => (await STORES[store]()).delete(key));
    throw error;
  }
}
