import words from './search-words.json' with { type: 'json' };

/**
 * What people type who look for a page in other words than the page's own, many of them in Spanish: the site's search finds the
 * page by them.
 */
export const SEARCH_WORDS: Readonly<Record<string, readonly string[]>> = words;
