import type { PageKind } from '../../domain/search/page-kind.ts';

/** One found page, as https://pagefind.app/docs/api/ describes it, as far as it is shown. */
export interface Hit {
  readonly url: string;
  /** Plain text but for `<mark>` around what matched, and `&lt;` and `&gt;` for its own angle brackets. */
  readonly excerpt: string;
  readonly meta: { readonly title?: string; readonly image?: string; readonly kind?: string };
}

export interface Found {
  readonly results: readonly { readonly data: () => Promise<Hit> }[];
  /** How many pages of each kind match, whichever kind was asked for. */
  readonly totalFilters: { readonly kind?: Readonly<Record<string, number>> };
}

interface Engine {
  filters(): Promise<unknown>;
  search(query: string, options: { readonly filters?: { readonly kind: PageKind } }): Promise<Found>;
}

let engine: Promise<Engine> | undefined;
let failures = 0;

/** src/build/search-index.ts wrote it. After a failure it has another address: browsers keep a module that failed. */
async function start(): Promise<Engine> {
  const address = `/pagefind/pagefind.js${failures > 0 ? `?${failures}` : ''}`;
  const pagefind = (await import(/* @vite-ignore */ address)) as {
    createInstance: (options: object) => Engine;
  };
  const started = pagefind.createInstance({ excerptLength: 24, excerptEllipsis: '…' });
  // Without them it counts nothing by kind.
  await started.filters();
  return started;
}

/** The pages that match, best first. Rejects where the index cannot be had; asking again tries it anew. */
export async function searchPages(query: string, kind: PageKind | null): Promise<Found> {
  engine ??= start();
  try {
    return await (await engine).search(query, kind ? { filters: { kind } } : {});
  } catch (error) {
    engine = undefined;
    failures += 1;
    throw error;
  }
}
