import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBuiltPages, type BuiltPage } from './built-pages.ts';
import { writeSearchIndex } from './search-index.ts';
import { sitemap } from './sitemap.ts';

async function writeFound(root: string, pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all([
    writeFile(join(root, 'sitemap.xml'), sitemap(pages)),
    writeSearchIndex(pages, join(root, 'pagefind')),
  ]);
}

/**
 * Writes /sitemap.xml and the search index from the finished pages, so that neither can name a page that is not there. Pagefind has a
 * process of its own: it is at work while other integrations are, so this one stands after them.
 */
export function foundPages(): AstroIntegration {
  let written: Promise<void> | undefined;
  return {
    name: 'found-pages',
    hooks: {
      'astro:build:generated': async ({ dir }) => {
        const root = fileURLToPath(dir);
        // All are read before another integration changes one.
        written = writeFound(root, await readBuiltPages(root));
        // Whoever awaits it below hears of its failure.
        written.catch(() => {});
      },
      'astro:build:done': () => written,
    },
  };
}
