import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BUSINESS_EMAIL, BUSINESS_PHONE } from '../../src/business/business.ts';
import { readHeaderRules } from '../../tools/host/toml-rules.ts';
import { ROOT } from '../../tools/root.ts';
import { ENGLISH_WORDS } from '../support/language-words.ts';
import { BUILT_PAGES, type BuiltPage, DIST } from './built-page.ts';

const indexable = BUILT_PAGES.filter((page) => page.isIndexable);
const origin = new URL(indexable.find(({ path }) => path === '/')?.canonical ?? 'http://localhost').origin;

const byPath = new Map(BUILT_PAGES.map((page) => [page.path, page]));

/** Answered by functions, or while loading. */
const isServed = (path: string) => /^\/(?:api|admin)(?:\/|$)/.test(path);

/** What is wrong with one of our own links, or undefined. */
function broken(address: string, from: BuiltPage): string | undefined {
  const { pathname, hash } = new URL(address, `${origin}${from.path}`);
  if (isServed(pathname)) return undefined;
  const page = byPath.get(pathname.replace(/(?<=.)\/$/, ''));
  const file = join(DIST, decodeURIComponent(pathname));
  if (!page && !existsSync(file)) return `${address}: nothing is there`;
  const id = decodeURIComponent(hash.slice(1));
  if (id === '') return undefined;
  const ids =
    page?.ids ?? new Set([...readFileSync(file, 'utf8').matchAll(/\sid="([^"]*)"/g)].map(([, name]) => name));
  return [...ids].includes(id) ? undefined : `${address}: nothing there is called ${id}`;
}

const twice = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(BUILT_PAGES.map((page) => [page.file, page] as const))('%s', (_, page) => {
  test('has one headline, a language, a title and a description of a length that is shown', () => {
    expect(page.html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '').match(/<h1[\s>]/g)).toHaveLength(1);
    expect(page.html).toMatch(/^<!DOCTYPE html><html lang="e[ns]"/i);
    expect(page.title?.length).toBeGreaterThan(5);
    expect(page.title?.length).toBeLessThanOrEqual(65);
    expect(page.meta('description')?.length).toBeGreaterThan(40);
    expect(page.meta('description')?.length).toBeLessThanOrEqual(160);
  });

  test('runs no sentence into the next', () => {
    const html = page.html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    const run =
      /(?<=\p{Ll}|<\/(?:a|span|strong)>)[.!?](?:<(?:a|strong)\b[^>]*>)?\p{Lu}\p{Ll}+(?=[\s<]).{0,20}/gu;
    expect(html.match(run) ?? []).toEqual([]);
  });

  test('has words in each heading before any script', () => {
    const html = page.html.replaceAll(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, '');
    const headings = html.match(/<(h[1-6])\b[^>]*>[\s\S]*?<\/\1>/g) ?? [];
    expect(headings.filter((heading) => heading.replaceAll(/<[^>]*>/g, '').trim() === '')).toEqual([]);
  });

  test('names no id twice', () => expect(twice(page.ids)).toEqual([]));

  test('has no broken link', () => {
    const addresses = new Set(
      page
        .all(/\s(?:href|src|action)="((?:\/(?!\/)|#)[^"]*)"/g)
        .map((address) => (address === '#' ? '' : address)),
    );
    expect([...addresses].flatMap((address) => broken(address, page) ?? [])).toEqual([]);
  });
});

describe.each(indexable.map((page) => [page.file, page] as const))('%s, which may be found,', (_, page) => {
  test('has a canonical link to itself', () => {
    expect(page.canonical).toBe(`${origin}${page.path}`);
    expect(page.meta('og:url')).toBe(page.canonical);
  });

  test('has an existing social picture of the size it claims', async () => {
    const { origin: host, pathname } = new URL(page.meta('og:image') ?? '');
    expect(host).toBe(origin);
    const file = join(DIST, pathname);
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([
      Number(page.meta('og:image:width')),
      Number(page.meta('og:image:height')),
    ]);
    // Of a drawing, or of a photo.
    expect(statSync(file).size).toBeLessThanOrEqual(file.endsWith('.png') ? 61_440 : 204_800);
    expect(page.meta('og:image:alt')).toBeTruthy();
    expect(page.meta('twitter:card')).toBe('summary_large_image');
  });
});

test('no two pages that may be found share a title or a description', () => {
  expect(twice(indexable.map(({ title }) => title))).toEqual([]);
  expect(twice(indexable.map((page) => page.meta('description')))).toEqual([]);
});

test('the sitemap lists the pages that may be found, and no others', () => {
  const sitemap = readFileSync(join(DIST, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual(indexable.map(({ canonical }) => canonical).toSorted());
});

test('who sends a request may be thanked, but nobody finds that page', () => {
  const thanks = BUILT_PAGES.filter(({ path }) => ['/thank-you', '/es/gracias'].includes(path));
  expect(thanks.map(({ isIndexable }) => isIndexable)).toEqual([false, false]);
});

test('robots.txt names the sitemap and keeps crawlers off orders and calls, but no page that may be found', () => {
  const robots = readFileSync(join(DIST, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const disallowed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '');
  expect(disallowed).toEqual(
    expect.arrayContaining(['/admin', '/api/', '/checkout', '/payment', '/order-lookup']),
  );
  expect(indexable.filter(({ path }) => disallowed.some((start) => path.startsWith(start)))).toEqual([]);
});

test('security.txt names our contacts, and expires within a year of the build', () => {
  const file = join(DIST, '.well-known/security.txt');
  const fields = readFileSync(file, 'utf8').trimEnd().split('\n');
  const valuesOf = (name: string) =>
    fields.flatMap((field) => (field.startsWith(`${name}: `) ? [field.slice(name.length + 2)] : []));
  expect(valuesOf('Contact')).toEqual([`mailto:${BUSINESS_EMAIL}`, `tel:${BUSINESS_PHONE}`]);
  expect(valuesOf('Canonical')).toEqual([`${origin}/.well-known/security.txt`]);
  expect(valuesOf('Preferred-Languages')).toEqual(['en']);
  const [expires = '', ...others] = valuesOf('Expires');
  expect(others).toEqual([]);
  const days = (Date.parse(expires) - statSync(file).mtimeMs) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

const isAscii = (file: string) => readFileSync(join(DIST, file)).every((byte) => byte < 0x80);

// ASVS: 4.1.1
test('XML is served as UTF-8, and SVG files are ASCII', async () => {
  const headersOf = await readHeaderRules(join(ROOT, 'netlify.toml'), join(DIST, '_headers'));
  const files = globSync('**/*.{xml,svg}', { cwd: DIST });
  expect(files.length).toBeGreaterThan(10);
  const isSaid = (file: string) =>
    headersOf(`/${file}`)['content-type']?.endsWith('; charset=utf-8') ?? false;
  expect(files.filter((file) => (file.endsWith('.svg') ? !isAscii(file) : !isSaid(file)))).toEqual([]);
});

test.each(['llms.txt', 'es/llms.txt'])('%s leads only to what is there', (file) => {
  const text = readFileSync(join(DIST, file), 'utf8');
  const [home] = BUILT_PAGES.filter(({ path }) => path === '/');
  const addresses = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.flatMap((address) => (home && broken(address, home)) ?? [])).toEqual([]);
});

test('the Spanish llms.txt is in Spanish, leads to Spanish pages, and says of the others that they are in English', () => {
  const lines = readFileSync(join(DIST, 'es/llms.txt'), 'utf8').split('\n');
  expect(lines.filter((line) => ENGLISH_WORDS.test(line.replaceAll(/\(http\S*\)/g, '')))).toEqual([]);
  const others = lines.filter((line) => /\]\(https?:\/\/[^/]+\/(?!es\b|api\/)/.test(line));
  const silent = others.filter((line) => !line.includes('en inglés'));
  const wrong = lines.filter((line) => line.includes('(en inglés)') && !others.includes(line));
  expect([...silent, ...wrong]).toEqual([]);
  expect(lines.join()).toContain('/api/price-list?language=es');
});

// Asked: 16
test('home speaks of the best prices in Georgia and three locations', () => {
  const home = BUILT_PAGES.find(({ path }) => path === '/');
  expect(home?.title).toContain('Best Scrap Metal Prices in Georgia');
  expect(home?.meta('description')).toMatch(/three locations/i);
  expect(home?.meta('keywords')).toBeTruthy();
});

// Asked: 46
test('every page that may be found has its social tags, each with something in it', () => {
  const names = [
    'og:type',
    'og:site_name',
    'og:title',
    'og:description',
    'og:url',
    'og:image',
    'og:image:alt',
    'twitter:card',
  ];
  const lacking = indexable.flatMap((page) =>
    names.filter((name) => !page.meta(name)).map((name) => `${page.path}: ${name}`),
  );
  expect(indexable.length).toBeGreaterThan(30);
  expect(lacking).toEqual([]);
  for (const page of indexable) expect(page.meta('og:url')).toBe(page.canonical);
});

/** Without the floating buttons. */
const footerOf = ({ html }: BuiltPage) =>
  (/<footer class="bg-steel.*?<\/footer>/s.exec(html)?.[0] ?? '').replace(/<p class="floating".*/s, '');

test('the footer leads to each place once', () => {
  const framed = BUILT_PAGES.filter((page) => footerOf(page).includes('id="links"'));
  expect(framed.length).toBeGreaterThan(80);
  const repeated = framed.flatMap((page) =>
    twice([...footerOf(page).matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)),
  );
  expect(repeated).toEqual([]);
});
