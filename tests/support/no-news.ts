import { readYardNewsApi, type YardNews } from '../../src/domain/locations/yards.api.ts';

/** The answer of a server without functions to the call that every page makes, by its path: no news from staff. */
export const NO_NEWS: Readonly<Record<string, string>> = {
  [readYardNewsApi.path]: JSON.stringify({ notes: [], specialDays: [] } satisfies YardNews),
};
