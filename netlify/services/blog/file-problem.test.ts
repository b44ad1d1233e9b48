// ASVS: 5.2.1, 5.2.2
import { globSync, readFileSync } from 'node:fs';
import { imageMetadata } from 'astro/assets/utils';
import { expect, test } from 'vitest';
import { PHOTO_MAX_BYTES } from '../../../src/business/constants.ts';
import { picture } from '../../../tests/support/pictures.ts';
import { fileProblem } from './file-problem.ts';

const bytesOf = (text: string | Uint8Array) => (typeof text === 'string' ? Buffer.from(text) : text);
const svg = (attributes: string, inner = '<path d="M0 0h8v8z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

const NO_PICTURE = 'this isn’t a picture we can read: use JPEG, PNG or WebP';
const NO_DRAWING = 'we can’t read this drawing: save it as SVG with a width and a height';

const PNG = await picture('png', 20, 20);

test.each<[what: string, path: string, content: string | Uint8Array, problem: string]>([
  ['HTML', 'x.png', '<!doctype html><script>alert(1)</script>', NO_PICTURE],
  [
    'HTML after the first bytes of a PNG',
    'x.png',
    Buffer.concat([PNG.subarray(0, 8), Buffer.from('<script>')]),
    NO_PICTURE,
  ],
  ['half a PNG', 'x.png', PNG.subarray(0, PNG.length / 2), NO_PICTURE],
  ['a drawing', 'x.webp', svg('viewBox="0 0 8 8"'), NO_PICTURE],
  ['nothing', 'x.jpg', '', NO_PICTURE],
  ['a picture', 'x.svg', PNG, 'we can’t read this file'],
  ['a drawing that ends early', 'x.svg', svg('viewBox="0 0 8 8"').slice(0, -6), NO_DRAWING],
  ['a drawing without a size', 'x.svg', svg(''), NO_DRAWING],
  ['one with half a size', 'x.svg', svg('width="8"'), NO_DRAWING],
  ['one whose size is a share', 'x.svg', svg('width="100%" height="100%"'), NO_DRAWING],
  [
    'a script in UTF-16',
    'x.svg',
    utf16(svg('viewBox="0 0 8 8"', '<script>alert(1)</script>')),
    'we can’t read this file',
  ],
  [
    'a script in UTF-16 that does not say so',
    'x.svg',
    utf16(svg('viewBox="0 0 8 8"', '<script>alert(1)</script>')).subarray(2),
    'we can’t read this file',
  ],
  [
    'a script with a character between that a browser skips',
    'x.svg',
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('viewBox="0 0 8 8"', '<scr\u001B(Bipt>alert(1)</script>')}`,
    'we can’t read this file',
  ],
  [
    'a drawing in another encoding',
    'x.svg',
    `<?xml version="1.0" encoding='shift_jis'?>${svg('viewBox="0 0 8 8"')}`,
    'we can’t read this file',
  ],
  ['a text that is none', 'x.md', PNG, 'we can’t read this file'],
  ['too long a text', 'x.md', 'x'.repeat(200_001), 'this file is too large'],
  ['too large a picture', 'x.png', new Uint8Array(PHOTO_MAX_BYTES + 1), 'this file is too large'],
])('%s named %s is refused', async (_, path, content, problem) =>
  expect(await fileProblem(path, bytesOf(content))).toBe(problem),
);

test.each<[path: string, content: string | Uint8Array]>([
  ['x.png', PNG],
  ['x.jpg', await picture('jpeg', 20, 20)],
  // A browser that writes no WebP has written a PNG.
  ['x.webp', PNG],
  ['x.svg', svg('viewBox="0 0 8 8"')],
  ['x.svg', `<?xml version="1.0" encoding="UTF-8"?>\n${svg("width='8px' height='8'")}`],
  ['x.md', 'Text: ½ “inch”'],
  ['x.json', '{}'],
])('%s is fine', async (path, content) => expect(await fileProblem(path, bytesOf(content))).toBeNull());

test.each([
  '',
  'width="8"',
  'width="100%" height="100%"',
  'viewBox="0,0,8,8"',
  'viewBox="0 0 8 8"',
  'width="8" height="8"',
])('the build asks for a drawing’s size as we do: %s', async (attributes) => {
  const drawing = bytesOf(svg(attributes));
  const isBuilt = await imageMetadata(drawing, 'x.svg').then(
    () => true,
    () => false,
  );
  expect((await fileProblem('x.svg', drawing)) === null).toBe(isBuilt);
});

test('each of our drawings, posts and guides is fine', async () => {
  const files = globSync(['src/content/**/*.{md,json}', 'src/assets/blog/*.svg']);
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) expect([file, await fileProblem(file, readFileSync(file))]).toEqual([file, null]);
});
