import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFirefox, startWebkit } from './engine.ts';
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
  '/sell-your-car',
  '/hold',
  '/our-word',
  '/price-alerts',
  '/my-ticket',
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
  '/es/nuestra-palabra',
  '/es/avisos-de-precio',
];

let site: WatchedSite;
beforeAll(async () => {
  site = await startWatchedSite();
});
afterAll(() => site.stop());

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
])('%s', (_, start) => {
  /** A new browser each time, so that one that hangs does not hold up the next. */
  async function withVisitor(walk: (visitor: Visitor) => Promise<void>): Promise<void> {
    const engine = await start();
    try {
      await walk(new Visitor(engine, site.origin));
    } finally {
      await engine.stop();
    }
  }

  test.each(Object.entries(WAYS))('%s', async (_way, walk) => {
    await withVisitor(async (visitor) => {
      await visitor.widen(390);
      await expect(walk(visitor, site)).resolves.toBeUndefined();
    });
  });

  test.each([390, 1_280])('each public page is quiet and fits %i px', { timeout: 600_000 }, async (width) => {
    await withVisitor(async (visitor) => {
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
});
