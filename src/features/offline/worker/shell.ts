import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { CacheFirst } from 'workbox-strategies';
import { CACHES } from '../cache-rules.ts';
import { offlinePath } from '../../../paths.ts';

/** Written by src/build/service-worker.ts; a page comes with a revision, a hashed file needs none. */
declare const __SHELL__: readonly { readonly url: string; readonly revision: string | null }[];
const SHELL = __SHELL__;

/** Fetches the shell: hashed files that are here already stay, pages always come anew. Throws where one cannot be had. */
export async function cacheShell(assets: CacheFirst, event: Event): Promise<void> {
  const files = SHELL.filter(({ revision }) => revision === null);
  await Promise.all(
    files.map(async ({ url }) => {
      const [answer, done] = assets.handleAll({ event, request: new Request(url) });
      if (!(await answer).ok) throw new Error(`${url} is not there`);
      await done;
    }),
  );
  const cache = await caches.open(CACHES.shell);
  const pages = SHELL.filter(({ revision }) => revision !== null);
  await cache.addAll(pages.map(({ url }) => new Request(url, { cache: 'reload' })));
}

/** For a page that neither the network nor the caches have. */
export const orOfflinePage: WorkboxPlugin = {
  handlerDidError: async () => caches.match(offlinePath, { cacheName: CACHES.shell }),
};
