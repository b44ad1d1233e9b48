import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, startFirefox, startWebkit } from './engine.ts';
import { Visitor } from './visitor.ts';
import { startWatchedSite, type WatchedSite } from './watched-site.ts';
import { WAYS } from './ways.ts';

const PAGES = [
  '/',
  '/locations',
  '/location/griffin',
  '/prices',
  '/materials/copper',
  '/what-to-bring',
  '/estimate',
  '/pickup',
  '/callback',
  '/ticket',
  '/ticket/how-to-read',
  '/rewards',
  '/merch',
  '/merch/yard-crew-tee',
  '/merch-contact',
  '/checkout',
  '/order-lookup',
  '/search',
  '/blog',
  '/blog/cans-and-siding',
  '/board/griffin',
  '/privacy',
  '/privacy/request',
  '/terms',
  '/accessibility',
  '/offline',
  '/nowhere',
  '/es',
  '/es/precios',
  '/es/ubicaciones/atlanta',
  '/es/recompensas',
];

let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite();
}, 300_000);
afterAll(() => site.stop());

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
])('%s', (_, start) => {
  let engine: Engine;
  let visitor: Visitor;
  beforeAll(async () => {
    engine = await start();
    visitor = new Visitor(engine, site.origin);
  }, 120_000);
  afterAll(() => engine.stop());

  test.each(Object.entries(WAYS))('%s', { timeout: 240_000 }, async (_way, walk) => {
    await visitor.begin();
    await expect(walk(visitor, site)).resolves.toBeUndefined();
  });

  test.each([390, 1_280])('each public page is quiet and fits %i px', { timeout: 600_000 }, async (width) => {
    await visitor.widen(width);
    for (const path of PAGES) {
      await visitor.open(path);
      // Its islands are awake, or it has none.
      await visitor.until(
        () => document.querySelectorAll('astro-island[ssr]:not([client=visible])').length === 0,
      );
      await visitor.expectFine();
      expect(await visitor.run(() => innerWidth)).toBe(width);
    }
  });
});
