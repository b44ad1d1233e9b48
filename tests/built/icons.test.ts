import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_PAGES } from './built-page.ts';

const dist = resolve(import.meta.dirname, '../../dist');

test('/favicon.ico is an icon file whose first picture lies inside it', () => {
  const file = readFileSync(join(dist, 'favicon.ico'));
  const [reserved, type, pictures] = [0, 2, 4].map((offset) => file.readUInt16LE(offset));
  expect({ reserved, type }).toEqual({ reserved: 0, type: 1 });
  expect(pictures).toBeGreaterThanOrEqual(1);
  expect(file.readUInt8(6)).toBe(48);
  expect(file.readUInt32LE(14) + file.readUInt32LE(18)).toBeLessThanOrEqual(file.length);
});

test('/icon.svg is a drawing that needs nothing else', () => {
  const svg = readFileSync(join(dist, 'icon.svg'), 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*viewBox=/);
  expect(svg.trimEnd()).toMatch(/<\/svg>$/);
  expect(svg).not.toMatch(/href=|<script/);
});

test('every page links both', () => {
  const without = BUILT_PAGES.filter(
    ({ html }) =>
      !html.includes('<link rel="icon" href="/favicon.ico" sizes="48x48">') ||
      !html.includes('<link rel="icon" href="/icon.svg" type="image/svg+xml">'),
  );
  expect(without.map(({ file }) => file)).toEqual([]);
});
