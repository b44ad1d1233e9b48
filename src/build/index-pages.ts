import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeSearchIndex } from './search-index.ts';
import { sitemap, type BuiltPage } from './sitemap.ts';

async function readPage(root: string, file: string): Promise<BuiltPage> {
  const html = await readFile(join(root, file), 'utf8');
  return {
    path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    html,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null,
  };
}

/** Adds /sitemap.xml and the search index (/pagefind/) from the finished pages, so that neither can name a page that does not exist. */
export function indexPages(): AstroIntegration {
  return {
    name: 'index-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = globSync('**/*.html', { cwd: root }).toSorted();
        const pages = await Promise.all(files.map((file) => readPage(root, file)));
        await writeFile(join(root, 'sitemap.xml'), sitemap(pages));
        await writeSearchIndex(pages, join(root, 'pagefind'));
      },
    },
  };
}
