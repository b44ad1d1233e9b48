/**
 * `client:visible` for an island that fills its page: hydrates at any scroll position, as a reload may restore one below the
 * island's placeholder.
 */
export const WHOLE_PAGE = { rootMargin: '9999px' };
