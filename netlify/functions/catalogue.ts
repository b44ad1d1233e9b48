import { featuredMerchandiseApi, groupedMerchandiseApi } from '../../src/domain/catalogue/catalogue.api.ts';
import { on, serve } from '../lib/serve.ts';
import { listFeaturedMerchandise } from '../services/catalogue/list-featured-merchandise.ts';
import { listMerchandise } from '../services/catalogue/list-merchandise.ts';

export default serve(
  on(featuredMerchandiseApi, ({ db }) => listFeaturedMerchandise(db)),
  on(groupedMerchandiseApi, ({ db }) => listMerchandise(db)),
);

export const config = {
  path: ['/api/merchandise/featured', '/api/merchandise/grouped'],
};
