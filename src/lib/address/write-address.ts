export type Query = Readonly<Record<string, string | undefined>>;

/** "?q=…" without undefined and empty values; '' if nothing is left. */
export function queryString(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `?${search}` : '';
}

/** Writes another address into the bar, in place of the one that is there. */
export const replaceAddress = (address: string): void => history.replaceState(history.state, '', address);
