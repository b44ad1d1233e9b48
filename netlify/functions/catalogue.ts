import { featuredMerchandiseApi, groupedMerchandiseApi } from '../../src/domain/catalogue/catalogue.api.ts';
import { on, serve } from '../lib/serve.ts';
import { listFeaturedMerchandise, listMerchandise } from '../services/catalogue/read-catalogue.ts';

export default serve(
  on(featuredMerchandiseApi, ({ db }) => listFeaturedMerchandise(db)),
  on(groupedMerchandiseApi, ({ db }) => listMerchandise(db)),
);

export const config = {
  path: ['/api/merchandise/featured', '/api/merchandise/grouped'],
};
