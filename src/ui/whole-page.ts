/**
 * For `client:visible` of an island that is all its page has: it wakes wherever the page is scrolled to. A reload may put the browser
 * back below what holds the island's place, where it would sleep on.
 */
export const WHOLE_PAGE = { rootMargin: '9999px' };
