import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../chromium.ts';
import { readHeaderRules } from '../host/toml-rules.ts';
import { ROOT } from '../root.ts';
import { askSite, type Deploy, type DeployCheck, forEachOf } from './check.ts';

/** A visitor's first page, the two that can pay, and the staff's. */
const MAIN_PAGES = ['/', '/merch', '/checkout', '/admin'] as const;

const mainPageHeaders: DeployCheck = {
  title: `headers of ${MAIN_PAGES.join(', ')} are those of netlify.toml`,
  async work({ origin }) {
    const rules = await readHeaderRules(join(ROOT, 'netlify.toml'), join(ROOT, 'dist/_headers'));
    return forEachOf(MAIN_PAGES, async (path) => {
      const { status, headers } = await askSite(origin + path);
      if (status !== 200) return [`${path} answers ${status}`];
      return Object.entries(rules(path)).flatMap(([name, value]) => {
        const arrived = headers.get(name);
        return arrived === value ? [] : [`${path} has ${name}: ${arrived ?? 'nothing'}, not ${value}`];
      });
    });
  },
};

/** The directives of the policy in a page's <meta>, by name. */
function policyOf(html: string): ReadonlyMap<string, string> {
  const [, content = ''] = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html) ?? [];
  const directives = content.replaceAll('&#39;', "'").split(';');
  return new Map(
    directives.map((text) => text.trim().split(/\s+/)).map(([name = '', ...rest]) => [name, rest.join(' ')]),
  );
}

const ANY_SCRIPT = /'unsafe-(?:inline|eval)'|(?:^| )(?:\*|https?:|data:)(?: |$)/;

const pagePolicies: DeployCheck = {
  title: 'each of them has a content policy of its own that names whose scripts may run',
  work: ({ origin }) =>
    forEachOf(MAIN_PAGES, async (path) => {
      const policy = policyOf(await (await askSite(origin + path)).text());
      const scripts = policy.get('script-src') ?? '';
      return [
        ...(policy.get('default-src') === "'self'" ? [] : [`${path} has no policy in its <meta>`]),
        ...(ANY_SCRIPT.test(scripts) ? [`${path} allows scripts of ${scripts}`] : []),
      ];
    }),
};

const headAndEtag: DeployCheck = {
  title: 'HEAD has no body, and a browser that has the page or the prices gets 304',
  work: ({ origin }) =>
    forEachOf(['/', '/merch', '/api/metal-prices'], async (path) => {
      const head = await askSite(origin + path, { method: 'HEAD' });
      const etag = (await askSite(origin + path)).headers.get('etag');
      const again = etag && (await askSite(origin + path, { headers: { 'if-none-match': etag } }));
      return [
        ...(head.status === 200 && (await head.text()) === '' ? [] : [`HEAD ${path} answers ${head.status}`]),
        ...(etag ? [] : [`${path} has no ETag`]),
        ...(again && again.status !== 304 ? [`${path} answers ${again.status} to its own ETag`] : []),
      ];
    }),
};

const unknownAddresses: DeployCheck = {
  title: 'unknown addresses answer 404, and the service worker is revalidated each time',
  async work({ origin }) {
    const [page, call, worker] = await Promise.all(
      ['/nowhere', '/api/nowhere', '/sw.js'].map((path) => askSite(origin + path, { method: 'HEAD' })),
    );
    const cached = worker?.headers.get('cache-control');
    return [
      ...(page?.status === 404 ? [] : [`/nowhere answers ${page?.status}`]),
      ...(call?.status === 404 ? [] : [`/api/nowhere answers ${call?.status}`]),
      ...(worker?.status === 200 && cached === 'no-cache'
        ? []
        : [`/sw.js answers ${worker?.status} with Cache-Control: ${cached ?? 'nothing'}`]),
    ];
  },
};

const sitemapPaths = async ({ origin }: Deploy): Promise<readonly string[]> => {
  const xml = await (await askSite(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
};

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const PICTURE = /<meta property="og:image" content="([^"]+)"/;

const domainNamed: DeployCheck = {
  title: 'sitemap, robots.txt, canonical links and social pictures name the domain',
  async work(deploy) {
    const { origin, domain } = deploy;
    const addresses = await sitemapPaths(deploy);
    if (addresses.length === 0) return ['/sitemap.xml names no page'];
    const foreign = addresses.filter((address) => new URL(address).origin !== domain);
    const robots = await (await askSite(`${origin}/robots.txt`)).text();
    const pages = await forEachOf(addresses, async (address) => {
      const { pathname } = new URL(address);
      const html = await (await askSite(origin + pathname)).text();
      const [, canonical = 'nothing'] = CANONICAL.exec(html) ?? [];
      const [, picture = 'nothing'] = PICTURE.exec(html) ?? [];
      return [
        ...(canonical === domain + pathname ? [] : [`${pathname} calls itself ${canonical}`]),
        ...(picture.startsWith(`${domain}/`) ? [] : [`${pathname} has the picture ${picture}`]),
      ];
    });
    return [
      ...foreign.map((address) => `/sitemap.xml names ${address}`),
      ...(robots.includes(`Sitemap: ${domain}/sitemap.xml`) ? [] : ['/robots.txt names another sitemap']),
      ...pages,
    ];
  },
};

/** What /admin/launch has an owner replace, where a page shows it. */
const PLACEHOLDERS: readonly (readonly [string, RegExp])[] = [
  ['a telephone number reserved for fiction', /\(\d{3}\) 555-01\d\d|\+1\d{3}55501\d\d/],
  ['an address at example.com', /[@/.]example\.com\b/],
  ['sample reviews', /These reviews are samples/],
  ['sample names of associations', /Sample names: the associations/],
];

const placeholders: DeployCheck = {
  title: 'no page shows a placeholder',
  async work(deploy) {
    const seen = new Map<string, string[]>();
    await forEachOf(await sitemapPaths(deploy), async (address) => {
      const { pathname } = new URL(address);
      const html = await (await askSite(deploy.origin + pathname)).text();
      for (const [what, pattern] of PLACEHOLDERS) {
        if (pattern.test(html)) seen.set(what, [...(seen.get(what) ?? []), pathname]);
      }
      return [];
    });
    return [...seen].map(
      ([what, [first, ...others]]) =>
        `${what} on ${first}${others.length > 0 ? ` and ${others.length} more pages` : ''}`,
    );
  },
};

/** What only files can answer. */
export const PAGE_CHECKS: readonly DeployCheck[] = [
  mainPageHeaders,
  pagePolicies,
  headAndEtag,
  unknownAddresses,
  domainNamed,
  placeholders,
];

/** Lets scripts load that wait for a first use or for a while, and lets islands wake. */
const WATCH_MS = 4_000;

/** What a header cannot show: whether the page works under its own policy. */
export const BROWSER_CHECK: DeployCheck = {
  title: 'a browser reports no breach of a policy, and no script fails',
  async work({ origin }) {
    if (!existsSync(CHROMIUM_PATH))
      return { because: `There is no Chromium at ${CHROMIUM_PATH}: set CHROMIUM_PATH.` };
    const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] });
    try {
      const problems = new Set<string>();
      for (const path of MAIN_PAGES) {
        const page = await browser.newPage();
        page.on('pageerror', ({ message }) => problems.add(`${path}: ${message}`));
        // React reports an island's error only here, because the boundary around it has caught it.
        page.on('console', (told) => {
          const [error] = /^\w*Error: .*/.exec(told.text()) ?? [];
          if (told.type() === 'error' && error) problems.add(`${path}: ${error}`);
        });
        await page.exposeFunction('tellBreach', (breach: string) => problems.add(`${path}: ${breach}`));
        await page.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
            const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void };
            tellBreach(`${violatedDirective} refused ${blockedURI}`);
          });
        });
        await page.goto(origin + path);
        await page.mouse.move(9, 9);
        for (const island of await page.locator('astro-island:not([client=only])').all())
          await island.locator('> *').first().scrollIntoViewIfNeeded();
        await page.waitForTimeout(WATCH_MS);
        await page.close();
      }
      return [...problems];
    } finally {
      await browser.close();
    }
  },
};
