import { readYardNewsApi } from '../../src/domain/locations/yards.api.ts';
import { readOurWordApi } from '../../src/domain/our-word/our-word.api.ts';
import { on, serve } from '../lib/http/serve.ts';
import { readOurWord } from '../services/our-word/read-our-word.ts';
import { readYardNews } from '../services/locations/read-yard-news.ts';

export default serve(
  on(readYardNewsApi, ({ db }) => readYardNews(db)),
  on(readOurWordApi, ({ db }) => readOurWord(db)),
);

export const config = {
  path: ['/api/yards', '/api/our-word'],
};
