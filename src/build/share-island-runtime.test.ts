import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withSharedRuntime } from './share-island-runtime.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const STYLE = 'p{color:red}';
const START = 'document.querySelectorAll("[data-late]")';
const policy = (...inline: string[]) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self' ${inline.map(hash).join(' ')};">`;
const ISLAND = `<script>${visible}</script><script>${astroIsland}</script><astro-island></astro-island>`;
const body = `<style>${STYLE}</style><script type="module">${START}</script>`;

test('the island runtime becomes a file that comes after the paint, and its hashes go', () => {
  const page = withSharedRuntime(policy(STYLE, START, visible, astroIsland, 'elsewhere') + body + ISLAND);
  expect(page).toMatch(
    /<template data-late><script type="module" src="\/assets\/islands\.[\w-]{8}\.js"><\/script><\/template><astro-island>/,
  );
  expect(page).not.toContain(astroIsland);
  expect(page.startsWith(policy(STYLE, START))).toBe(true);
});

const RULE = 'astro-island{display:contents}';
const withRule = (own: string) =>
  `<head>${policy(START, visible, astroIsland, RULE, own)}<style>${own}</style></head><script type="module">${START}</script><style>${RULE}</style>${ISLAND}`;

test('the style of islands goes, because the page’s own sheet has it', () => {
  const page = withSharedRuntime(withRule(STYLE + RULE));
  expect(page.split(RULE)).toHaveLength(2);
  expect(() => withSharedRuntime(withRule(STYLE))).toThrow('own sheet');
});

test('a page without an island keeps all that it holds', () => {
  const page = policy(STYLE, START) + body;
  expect(withSharedRuntime(page)).toBe(page);
});

const loose = (...scripts: string[]) =>
  policy(...scripts).replace(';">', `;style-src 'self' 'unsafe-inline';">`);

test('a page whose styles may stand as they are needs no hash of them, but of its scripts', () => {
  const page = loose(START) + body;
  expect(withSharedRuntime(page)).toBe(page);
  expect(() => withSharedRuntime(loose() + body)).toThrow('no hash');
});

test.each([
  ['a runtime that is not the one known', policy(STYLE, START) + body + '<astro-island></astro-island>'],
  ['no script that would start it', policy(STYLE) + `<style>${STYLE}</style>` + ISLAND],
  ['inline code that no hash allows', policy(START) + body],
])('%s fails the build', (_what, page) => {
  expect(() => withSharedRuntime(page)).toThrow(/runtime|no hash/);
});
