/** The kinds of search results, in the order of the filter. */
export const PAGE_KINDS = ['Page', 'Material', 'Post', 'Product', 'Yard'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

const KINDS: readonly (readonly [RegExp, PageKind | null])[] = [
  // Lists of posts only repeat the posts.
  [/^\/blog\/(?:page|tag)\//, null],
  [/^\/(?:es\/)?blog\/./, 'Post'],
  [/^\/(?:materials|es\/materiales)\/./, 'Material'],
  [/^\/merch\/./, 'Product'],
  [/^\/(?:location|es\/ubicaciones)\/./, 'Yard'],
];

/** The kind of the page at a path; null if the search leaves it out. */
export function pageKind(path: string): PageKind | null {
  const known = KINDS.find(([pattern]) => pattern.test(path));
  return known ? known[1] : 'Page';
}
