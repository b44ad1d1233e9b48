import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { SEARCH_WORDS } from '../business/search-words.ts';
import { pageKind } from '../domain/search/page-kind.ts';
import type { BuiltPage } from './sitemap.ts';

/** Amounts as of the build: they may change without a new one, and nothing updates an excerpt. */
const AMOUNTS = [
  '.price',
  '.price-change',
  '.product-price',
  '[data-metal] b',
  '[data-metal] i',
  '[data-metal] em',
];

/** Parts of a page's content that say nothing about it. */
const NOISE = [
  ...AMOUNTS,
  'form',
  'nav',
  'dialog',
  'svg',
  'template',
  'button',
  '.button',
  'select',
  'label',
  'call-button',
  'open-badge',
  'price-ticker',
  '.cart-bar',
  '[role=status]',
  '.when-error',
  '.when-empty',
  '[data-search=off]',
];

/** Pagefind's own interfaces, and its engine for languages that we do not use. */
const UNUSED = /-ui\.|-highlight\.|^wasm\.unknown/;

/** A heading ends like a sentence, which an excerpt would run into the next one. */
const ended = (html: string) =>
  html.replaceAll(/(<(h[1-6])\b[^>]*>)([\s\S]*?)(<\/\2>)/g, (heading, start, _, text, end) =>
    /[\p{L}\p{N})”’"']\s*$/u.test(text.replaceAll(/<[^>]*>/g, ''))
      ? `${start}${text.trimEnd()}.${end}`
      : heading,
  );

/** Styles separate elements on the page; plain text needs a space, except for what a mark follows. */
const apart = (html: string) =>
  html
    .replaceAll(/<\/[a-z][^>]*>(?!(?:\s*<[^>]*>)*\s*[,.;:!?)])/g, '$& ')
    .replaceAll(/(?<=\w)<(?=[a-z])/g, ' <');

/** Only the content of `<main>` is indexed, under the page's title without the business's name. */
function document({ path, html, canonical }: BuiltPage): string | null {
  const kind = pageKind(path);
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (canonical === null || kind === null || main === undefined) return null;
  const title = /<title>([^|<]*)/.exec(html)?.[1]?.trim();
  const picture = kind === 'Page' || kind === 'Yard' ? null : /<img[^>]* src="(\/[^"]+)"/.exec(main);
  const words = SEARCH_WORDS[path]?.join(' ');
  const about = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  // Pagefind searches what it knows of a page, too, and shows none of it: excerpts have the page's own words alone. A result begins with its description.
  const meta = [
    `title:${title}`,
    `image:${picture?.[1] ?? ''}`,
    `kind:${kind}`,
    `about:${about ?? ''}`,
    `also:${words ?? ''}`,
  ];
  const language = /<html lang="(\w+)"/.exec(html)?.[1] ?? 'en';
  return `<html lang="${language}"><body><main data-pagefind-body>${meta
    .map((fact) => `<i data-pagefind-meta="${fact}"></i>`)
    .join('')}<i data-pagefind-filter="kind:${kind}"></i>${apart(ended(main))}</main></body></html>`;
}

/** Writes the index of the pages that search engines may know into a folder: the site's /pagefind/. */
export async function writeSearchIndex(pages: readonly BuiltPage[], folder: string): Promise<void> {
  const { index, errors } = await createIndex({ excludeSelectors: NOISE });
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(', ')}`);
  try {
    const added = await Promise.all(
      pages.flatMap((page) => {
        const content = document(page);
        return content === null ? [] : [index.addHTMLFile({ url: page.path, content })];
      }),
    );
    const { errors: failures } = await index.writeFiles({ outputPath: folder });
    const problems = [...added.flatMap((answer) => answer.errors), ...failures];
    if (problems.length > 0) throw new Error(`Pagefind: ${problems.join(', ')}`);
    for (const file of await readdir(folder)) if (UNUSED.test(file)) await rm(join(folder, file));
  } finally {
    await close();
  }
}
