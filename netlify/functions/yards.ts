import { readYardNewsApi } from '../../src/domain/locations/yards.api.ts';
import { on, serve } from '../lib/http/serve.ts';
import { readYardNews } from '../services/locations/read-yard-news.ts';

export default serve(on(readYardNewsApi, ({ db }) => readYardNews(db)));

export const config = {
  path: ['/api/yards'],
};
