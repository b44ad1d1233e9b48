import {
  featuredMerchandiseApi,
  groupedMerchandiseApi,
  merchandisePictureApi,
} from '../../src/domain/catalogue/catalogue.api.ts';
import { on, serve } from '../lib/serve.ts';
import { readProductPicture } from '../services/catalogue/read-product-picture.ts';
import { listFeaturedMerchandise, listMerchandise } from '../services/catalogue/read-catalogue.ts';

export default serve(
  on(featuredMerchandiseApi, ({ db }) => listFeaturedMerchandise(db)),
  on(groupedMerchandiseApi, ({ db }) => listMerchandise(db)),
  on(merchandisePictureApi, ({ params }) => readProductPicture(params.file)),
);

export const config = {
  path: ['/api/merchandise/featured', '/api/merchandise/grouped', '/api/merchandise/pictures/:file'],
};
