import { readYardNewsApi, type YardNews } from '../../src/domain/locations/yards.api.ts';

/** What a server without functions answers to the call that every page makes, by its path: staff have said nothing. */
export const NO_NEWS: Readonly<Record<string, string>> = {
  [readYardNewsApi.path]: JSON.stringify({ notes: [], specialDays: [] } satisfies YardNews),
};
