export type Query = Readonly<Record<string, string | undefined>>;

/** The query of an address with its question mark; what is undefined or empty is left out, '' where nothing is left. */
export function queryString(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `?${search}` : '';
}
