import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBuiltPages } from './built-pages.ts';
import { writeSearchIndex } from './search-index.ts';
import { sitemap } from './sitemap.ts';

/** Writes /sitemap.xml and the search index from the finished pages, so that neither can name a page that is not there. */
export function foundPages(): AstroIntegration {
  return {
    name: 'found-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = await readBuiltPages(root);
        await writeFile(join(root, 'sitemap.xml'), sitemap(pages));
        await writeSearchIndex(pages, join(root, 'pagefind'));
      },
    },
  };
}
