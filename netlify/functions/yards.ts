import { readYardNewsApi } from '../../src/domain/locations/yards.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { readYardNews } from '../services/locations/read-yard-news.ts';
import { YARDS_CACHE_TAG } from '../services/locations/yards-cache-tag.ts';

const read = route(readYardNewsApi, ({ db }) => readYardNews(db), {
  cache: { edgeSeconds: 900, staleSeconds: 3_600, tag: YARDS_CACHE_TAG },
});

export default handle(read);

export const config = { path: '/api/yards' };
