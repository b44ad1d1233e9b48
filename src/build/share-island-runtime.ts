import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import only from 'astro/runtime/client/only.prebuilt.js';
import visible from 'astro/runtime/client/visible.prebuilt.js';
import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js';

const sha256 = (text: string, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding);

const RUNTIME = [visible, only, astroIsland].join('\n');
const RUNTIME_FILE = `assets/islands.${sha256(RUNTIME, 'base64url').slice(0, 8)}.js`;

/** As in ui/late/LateScript.astro: layouts/scripts/after-paint.ts loads it. */
const lateRuntime = (base: string) =>
  `<template data-late><script type="module" src="${base}${RUNTIME_FILE}"></script></template>`;

/** Astro puts it before the first island, where HTML does not allow it. Each page's own sheet has it (styles/elements.css). */
const ISLAND_STYLE = /<style>(astro-island[^<]*)<\/style>/;

/** The same page with the island runtime as a file, and with the hashes of its own code instead of the whole site's. */
export function withSharedRuntime(html: string, base = '/'): string {
  let page = html;
  if (html.includes('<astro-island')) {
    page = html.replace(`<script>${astroIsland}</script>`, () => lateRuntime(base));
    if (page === html) throw new Error('no island runtime as Astro writes it');
    for (const directive of [visible, only]) page = page.replace(`<script>${directive}</script>`, '');
    const [style = '', rule = ''] = ISLAND_STYLE.exec(page) ?? [];
    page = page.replace(style, '');
    if (!page.includes(rule)) throw new Error('the page’s own sheet lacks the style of islands');
    if (!page.includes('[data-late]')) throw new Error('nothing starts the island runtime: AfterPaint.astro');
  }
  // Where styles may be in the page as they are, Astro lists no hash of one: a browser would not read the word next to it.
  const checked = /style-src [^;]*'unsafe-inline'/.test(page) ? 'script' : 'script|style';
  const inline = new RegExp(`<(${checked})(?: type="module")?>([^]*?)</\\1>`, 'g');
  const hashes = new Set(
    [...page.matchAll(inline)].map(([, , text = '']) => ` 'sha256-${sha256(text, 'base64')}'`),
  );
  for (const hash of hashes)
    if (!html.includes(hash)) throw new Error(`inline code that no hash allows${hash}`);
  return page.replaceAll(/ 'sha256-[\w+/=]+'/g, (hash) => (hashes.has(hash) ? hash : ''));
}

/**
 * Astro writes the island runtime into each page with an island, and the hashes of the whole site's inline code into every page. On the home
 * page that costs a round trip before the first paint (docs/decisions/0026). The build fails if a page contains anything unexpected.
 */
export function shareIslandRuntime(): AstroIntegration {
  let base = '/';
  return {
    name: 'share-island-runtime',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        await writeFile(join(root, RUNTIME_FILE), RUNTIME);
        const lighten = async (file: string) => {
          const path = join(root, file);
          await writeFile(path, withSharedRuntime(await readFile(path, 'utf8'), base));
        };
        await Promise.all(globSync('**/*.html', { cwd: root }).map(lighten));
      },
    },
  };
}
