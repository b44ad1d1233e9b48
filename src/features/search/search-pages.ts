import type { PageKind } from '../../domain/search/page-kind.ts';

/** The fields we show of a Pagefind result (https://pagefind.app/docs/api/). */
export interface Hit {
  readonly url: string;
  /** Plain text with `<mark>` around matches; its own angle brackets are `&lt;` and `&gt;`. */
  readonly excerpt: string;
  readonly meta: {
    readonly title?: string;
    readonly image?: string;
    readonly kind?: string;
    /** The page's description. */
    readonly about?: string;
    /** Other words by which it is found, with spaces between them. */
    readonly also?: string;
  };
}

export interface Found {
  readonly results: readonly { readonly data: () => Promise<Hit> }[];
  /** How many pages of each kind match, regardless of the filter. */
  readonly totalFilters: { readonly kind?: Readonly<Record<string, number>> };
}

interface Engine {
  filters(): Promise<unknown>;
  search(query: string, options: { readonly filters?: { readonly kind: PageKind } }): Promise<Found>;
}

let engine: Promise<Engine> | undefined;
let failures = 0;

/** Loads the index of src/build/search-index.ts. Browsers cache a failed module, so each retry uses a new URL. */
async function start(): Promise<Engine> {
  const address = `/pagefind/pagefind.js${failures > 0 ? `?${failures}` : ''}`;
  const pagefind = (await import(/* @vite-ignore */ address)) as {
    createInstance: (options: object) => Engine;
  };
  const started = pagefind.createInstance({ excerptLength: 24, excerptEllipsis: '…' });
  // Pagefind counts by kind only after its filters are loaded.
  await started.filters();
  return started;
}

/** The matching pages, best first. Rejects if the index cannot be loaded; the next call tries again. */
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

/** Without capitals and accents; the parts of a compound stand alone. */
const wordsIn = (text: string): readonly string[] =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(/\w+/g) ?? [];

/**
 * Whether results have anything to do with the query. Where no page has a word, Pagefind looks for ever shorter beginnings of it, and
 * answers "aluminun" with all that has "a". Three letters in common, of a long word five, make another form: "buy" for "buying".
 */
export function isRelevant(query: string, hits: readonly Pick<Hit, 'excerpt' | 'meta'>[]): boolean {
  const marked = hits.flatMap(({ excerpt, meta }) => [
    meta.title ?? '',
    meta.also ?? '',
    ...excerpt.split(/<.?mark>/).filter((_, at) => at % 2),
  ]);
  // "Hi-Vis" is "hi", "vis" and "hivis".
  const found = marked.flatMap((text) => [
    ...wordsIn(text),
    ...text.split(/\s+/).map((word) => wordsIn(word).join('')),
  ]);
  return wordsIn(query).some((asked) =>
    found.some(
      (word) =>
        word.startsWith(asked.slice(0, asked.length > 7 ? 5 : 3)) ||
        (word.length > 3 && asked.startsWith(word)),
    ),
  );
}

const WORD = /([\p{L}\p{N}]+)/u;

const lowerWords = (text: string): readonly string[] =>
  text.split(WORD).flatMap((part, at) => (at % 2 ? part.toLowerCase() : []));

/** What a page is about, with the words marked that its excerpt marks; where neither it nor the title has one, the excerpt follows. */
export function aboutText({
  excerpt,
  meta: { title = '', about = '' },
}: Pick<Hit, 'excerpt' | 'meta'>): string {
  const marks = excerpt.split(/<\/?mark>/).filter((_, at) => at % 2);
  const words = new Set(marks.flatMap(lowerWords));
  const told = about
    .replaceAll('<', '&lt;')
    .split(WORD)
    .map((part, at) => (at % 2 && words.has(part.toLowerCase()) ? `<mark>${part}</mark>` : part))
    .join('');
  const isTold =
    words.size === 0 || [...lowerWords(title), ...lowerWords(about)].some((word) => words.has(word));
  return about && isTold ? told : [told, excerpt].filter(Boolean).join(' ');
}
