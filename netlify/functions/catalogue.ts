import {
  featuredMerchandiseApi,
  groupedMerchandiseApi,
  merchandisePictureApi,
  merchFeedApi,
} from '../../src/domain/catalogue/catalogue.api.ts';
import { on, serve } from '../lib/http/serve.ts';
import { merchFeed } from '../services/catalogue/merch-feed.ts';
import { readProductPicture } from '../services/catalogue/read-product-picture.ts';
import { listFeaturedMerchandise, listMerchandise } from '../services/catalogue/read-catalogue.ts';

export default serve(
  on(featuredMerchandiseApi, ({ db }) => listFeaturedMerchandise(db)),
  on(groupedMerchandiseApi, ({ db }) => listMerchandise(db)),
  on(merchFeedApi, ({ db }) => merchFeed(db)),
  on(merchandisePictureApi, ({ params }) => readProductPicture(params.file)),
);

export const config = {
  path: [
    '/api/merchandise/featured',
    '/api/merchandise/grouped',
    '/merch/feed.xml',
    '/api/merchandise/pictures/:file',
  ],
};
