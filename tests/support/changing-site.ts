import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMetalPricesApi, type MetalPrice } from '../../src/domain/prices/prices.api.ts';
import { createStaticSite } from '../../tools/host/serve-static.ts';
import { ROOT } from '../../tools/root.ts';
import { NO_NEWS } from './no-news.ts';
import { servePages } from './serve-pages.ts';

export interface ChangingSite {
  readonly origin: string;
  /** The path of each request so far, with those of the worker. */
  readonly asked: readonly string[];
  /** Changes the built site's files, given its folder with a trailing slash, and serves them from then on. */
  deploy(change: (dist: string) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Of an empty list each part of a page asks again. */
const PRICES = JSON.stringify([
  {
    id: '0b8f4a58-5f0a-4b4e-8a53-0d9d8c1f8f10',
    metalType: 'copper_wire',
    price: '4.50',
    unit: 'lb',
    updatedAt: '2026-11-20T13:00:00.000Z',
    change: null,
  },
] satisfies readonly MetalPrice[]);

/** A copy of the built site on a separate port, whose next version a test can deploy. It has one price, and no other news. */
export async function startChangingSite(): Promise<ChangingSite> {
  const root = await mkdtemp(join(tmpdir(), 'site-versions-'));
  const dist = join(root, 'dist', '/');
  await cp(join(ROOT, 'dist'), dist, { recursive: true });
  await cp(join(ROOT, 'netlify.toml'), join(root, 'netlify.toml'));
  let site = await createStaticSite(root);
  const asked: string[] = [];
  const { origin, stop } = await servePages(
    () => site,
    (path, method) => {
      // A HEAD asks for nothing: it warms the edge for prices that a visitor is about to wait for.
      if (method !== 'HEAD') asked.push(path);
      if (path === listMetalPricesApi.path) return PRICES;
      return path.startsWith('/api/') ? (NO_NEWS[path] ?? '[]') : undefined;
    },
  );
  return {
    origin,
    asked,
    async deploy(change) {
      await change(dist);
      site = await createStaticSite(root);
    },
    async stop() {
      await stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
