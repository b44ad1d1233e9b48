import { groupedMerchandiseApi } from '../../src/domain/catalogue/catalogue.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { CATALOGUE_CACHE_TAG } from '../services/catalogue/catalogue-cache-tag.ts';
import { listMerchandise } from '../services/catalogue/list-merchandise.ts';

const list = route(groupedMerchandiseApi, ({ db }) => listMerchandise(db), {
  cache: { edgeSeconds: 900, staleSeconds: 86_400, tag: CATALOGUE_CACHE_TAG },
});

export default handle(list);

export const config = { path: '/api/merchandise/grouped' };
