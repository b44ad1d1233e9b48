import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** The words of a name as they are said, for a GIN index and what searches by it. `search_key()` is the twin of searchKey() in the domain. */
export const nameWords = (name: AnyColumn | SQL): SQL =>
  sql`array_to_tsvector(string_to_array(search_key(${name}), ' '))`;
