import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { pagePath } from '../layouts/page-path.ts';
import { pageLeaner } from './lean-pages.ts';
import { startSearchIndex, type SearchIndex } from './search-index.ts';
import { sitemap } from './sitemap.ts';

export interface RenderedPage {
  /** As visitors ask for it: "/location/griffin". */
  readonly path: string;
  readonly html: string;
  /** The absolute address that search engines shall know it by; null where they shall not know it. */
  readonly canonical: string | null;
}

const canonicalOf = (html: string): string | null =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null;

const byPath = (a: RenderedPage, b: RenderedPage): number => (a.path < b.path ? -1 : 1);

/**
 * Takes each page between Astro, which renders it, and its file: it is lightened once, and goes to the search index, whose engine has
 * a process of its own and reads it while Astro renders the next. /sitemap.xml and the index are made of these pages alone, so that
 * neither can name one that is not there.
 */
export function finishPages(): AstroIntegration {
  let root = '';
  const pages: RenderedPage[] = [];
  // Begun when the scripts are built.
  let work: { readonly lean: (html: string) => string; readonly search: SearchIndex } | undefined;
  let searchWritten: Promise<void> | undefined;

  const finishing = (astro: AstroPrerenderer): AstroPrerenderer => ({
    ...astro,
    name: 'finish-pages',
    async setup() {
      await astro.setup?.();
      work = { lean: pageLeaner(root), search: await startSearchIndex() };
    },
    async render(request, options) {
      const rendered = await astro.render(request, options);
      const { response, ...more } = rendered instanceof Response ? { response: rendered } : rendered;
      if (!work || !response.headers.get('content-type')?.startsWith('text/html')) return rendered;
      const html = await response.text();
      const page = { path: pagePath(new URL(request.url).pathname), html, canonical: canonicalOf(html) };
      pages.push(page);
      work.search.add(page);
      return { ...more, response: new Response(work.lean(html), response) };
    },
    async teardown() {
      // While Astro makes the pictures.
      searchWritten = work?.search.write(join(root, 'pagefind'));
      // The end of the build hears of its failure, if it comes to that.
      searchWritten?.catch(() => {});
      await astro.teardown?.();
    },
  });

  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => setPrerenderer(finishing),
      'astro:build:done': async () => {
        const known = pages.toSorted(byPath);
        await Promise.all([writeFile(join(root, 'sitemap.xml'), sitemap(known)), searchWritten]);
      },
    },
  };
}
