import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cacheKind } from '../../src/features/offline/cache-rules.ts';
import { BUILT_PAGES } from './built-page.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const read = (file: string) => readFileSync(join(dist, file));

const PAGE_FILES: Readonly<Record<string, string>> = { '/': 'index.html', '/offline': 'offline.html' };

/** What the worker fetches when it is installed. */
const shell = [
  ...read('sw.js')
    .toString()
    .matchAll(/\burl:[`"']([^`"']+)/g),
].map(([, url = '']) => url);
const fileOf = (url: string) => PAGE_FILES[url] ?? url.slice(1);
const wireBytes = (file: string) =>
  file.endsWith('.woff2') ? read(file).byteLength : brotliCompressSync(read(file)).byteLength;

test('the shell is home, the offline page and what they load, and all of it is there', () => {
  const html = Object.values(PAGE_FILES).map((file) => read(file).toString());
  const named = html.flatMap((text) => [...text.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([url]) => url));
  expect(shell).toEqual(expect.arrayContaining([...Object.keys(PAGE_FILES), ...named]));
  expect(shell.filter((url) => !existsSync(join(dist, fileOf(url))))).toEqual([]);
});

test('the Spanish shell is its home, its offline page and what they load, of the Spanish build alone', () => {
  const [list = ''] = globSync('es/assets/shell.*.json', { cwd: dist });
  expect(read('sw.js').toString()).toContain(`/${list}`);
  const urls = (JSON.parse(read(list).toString()) as { url: string }[]).map(({ url }) => url);
  const html = ['es.html', 'es/sin-conexion.html'].map((file) => read(file).toString());
  const named = html.flatMap((text) => [...text.matchAll(/\/es\/assets\/[\w.-]+\.\w+/g)].map(([url]) => url));
  expect(urls).toEqual(expect.arrayContaining(['/es', '/es/sin-conexion', ...named]));
  expect(urls.slice(2).filter((url) => cacheKind(url) !== 'asset' || !existsSync(join(dist, url)))).toEqual(
    [],
  );
});

test('nothing in the shell is private, and nothing but pages may change under its name', () => {
  const others = shell.filter((url) => !(url in PAGE_FILES));
  expect(others.filter((url) => cacheKind(url) !== 'asset')).toEqual([]);
});

test('worker and shell stay small on the wire', () => {
  expect(wireBytes('sw.js')).toBeLessThanOrEqual(9_216);
  expect(
    shell.map((url) => wireBytes(fileOf(url))).reduce((sum, bytes) => sum + bytes, 0),
  ).toBeLessThanOrEqual(220_000);
});

interface WebManifest {
  readonly id: string;
  readonly start_url: string;
  readonly display: string;
  readonly name: string;
  readonly short_name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const manifest = JSON.parse(read('manifest.webmanifest').toString()) as WebManifest;

test('the manifest makes the site installable', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone' });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

const staffManifest = JSON.parse(read('admin/manifest.webmanifest').toString()) as WebManifest & {
  readonly scope: string;
};

const isStaff = (file: string) => /^admin[./]/.test(file);

test('the staff site is installed on its own, and only its pages lead to it', () => {
  expect(staffManifest).toMatchObject({
    id: '/admin',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
  });
  expect(staffManifest.short_name.length).toBeLessThanOrEqual(12);
  expect(staffManifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
  );
  const wrong = BUILT_PAGES.filter(
    ({ file, html }) => html.includes('href="/admin/manifest.webmanifest"') !== isStaff(file),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
  expect(cacheKind('/admin/manifest.webmanifest')).toBeNull();
});

test.each([
  ...manifest.icons,
  ...staffManifest.icons,
  { src: '/icons/staff-apple-touch-icon.png', sizes: '180x180' },
  { src: '/icons/apple-touch-icon.png', sizes: '180x180' },
])('$src is a picture of $sizes', async ({ src, sizes }) => {
  const { format, width, height } = await sharp(read(src.slice(1))).metadata();
  expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
});

test('every shortcut leads to a page of ours', () => {
  const files = [...manifest.shortcuts, ...staffManifest.shortcuts]
    .map(({ url }) => url.split('#')[0] ?? '')
    .map((path) => PAGE_FILES[path] ?? `${path.slice(1)}.html`);
  expect(files.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
});
