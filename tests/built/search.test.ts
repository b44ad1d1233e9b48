import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SEARCH_WORDS } from '../../src/business/search-words.ts';
import { pageKind } from '../../src/domain/search/page-kind.ts';
import { readHeaderRules } from '../../tools/host/toml-rules.ts';
import { BUILT_PAGES, DIST } from './built-page.ts';
import { SEARCH_FRAGMENTS as fragments } from './search-fragments.ts';

const headersOf = await readHeaderRules(join(DIST, '../netlify.toml'), join(DIST, '_headers'));

test('every page that may be found can be searched, but for lists of posts, and no other', () => {
  const findable = BUILT_PAGES.filter((page) => page.isIndexable && pageKind(page.path) !== null);
  expect(fragments.map(({ url }) => url).toSorted()).toEqual(findable.map(({ path }) => path).toSorted());
});

test('each has its title, its kind and, where that shows one, a picture', () => {
  const poor = fragments.filter(
    ({ url, meta: { title, kind, image } }) =>
      !title || kind !== pageKind(url) || (/^(?:Product|Material)$/.test(kind) && !image?.startsWith('/')),
  );
  expect(poor.map(({ url }) => url)).toEqual([]);
});

const found = (word: string) =>
  fragments
    .filter(({ content, meta: { also = '' } }) => content.includes(word) || also.includes(word))
    .map(({ url }) => url);

test('pages are found by what people call them, in Spanish too', () => {
  expect(found('cobre')).toContain('/materials/copper');
  expect(found('chatarra')).toEqual(expect.arrayContaining(['/', '/locations', '/materials/steel']));
  expect(found('carro')).toContain('/materials/auto-bodies');
  expect(found('aluminium')).toEqual(['/materials/aluminum']);
  expect(found('catalizador')).toEqual(expect.arrayContaining(['/es/materiales/carros', '/es/que-traer']));
  for (const word of ['línea blanca', 'boiler', 'fierro'])
    expect(found(word)).toContain('/es/materiales/acero');
  for (const word of ['recolección', 'recoger']) expect(found(word)).toContain('/es/recogida');
  expect(found('boiler')).toContain('/es/materiales/cobre');
  expect(found('yonke')).toContain('/es/blog/cuanto-vale-su-carro-chatarra');
  expect(found('efectivo')).toContain('/es/blog/que-pide-la-ley-al-vender-metal');
  expect(Object.keys(SEARCH_WORDS).filter((path) => !fragments.some(({ url }) => url === path))).toEqual([]);
});

test('nothing but a page’s own words is in its excerpts', () => {
  const wordless = BUILT_PAGES.filter(({ path, html }) =>
    SEARCH_WORDS[path]?.every((word) => !html.includes(word)),
  );
  expect(wordless.length).toBeGreaterThan(3);
  for (const { path } of wordless) {
    const page = fragments.find(({ url }) => url === path);
    expect(SEARCH_WORDS[path]?.filter((word) => page?.content.includes(word))).toEqual([]);
    expect(page?.meta.also).toBe(SEARCH_WORDS[path]?.join(' '));
  }
});

test('the index has the page’s text, without its forms and buttons', () => {
  expect(
    fragments.filter(({ content }) => /Call Now|Add to Cart|Submit/.test(content)).map(({ url }) => url),
  ).toEqual([]);
});

test('its words stand apart as on the page', () => {
  const together = /.{20}(?:[a-z]\$\d|\d{4}\d min read).{10}/;
  expect(fragments.flatMap(({ content }) => together.exec(content)?.[0] ?? [])).toEqual([]);
});

const textOf = (path: string) => fragments.find(({ url }) => url === path)?.content;

test('a heading does not run into the sentence after it', () => {
  expect(textOf('/materials/copper')).toContain('How to recognize it. Magnet');
  expect(textOf('/what-to-bring')).toContain('Can you bring it? Answer three');
});

test('its WebAssembly runs in a worker: no page allows any, the files of the search do', () => {
  expect(BUILT_PAGES.filter(({ html }) => html.includes('unsafe-eval')).map(({ file }) => file)).toEqual([]);
  const policy = headersOf('/pagefind/pagefind-worker.js')['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self';/);
  expect(headersOf('/search')['content-security-policy']).not.toContain('wasm');
});

test('files with a hash in their name are kept, the others are asked for anew', () => {
  const cached = globSync('pagefind/**/*.*', { cwd: DIST }).filter((file) =>
    headersOf(`/${file}`)['cache-control']?.includes('immutable'),
  );
  expect(cached.length).toBeGreaterThan(fragments.length);
  expect(cached.filter((file) => !/\/[a-z]+_[0-9a-f]{6,}\.pf_(?:fragment|index|filter)$/.test(file))).toEqual(
    [],
  );
});
