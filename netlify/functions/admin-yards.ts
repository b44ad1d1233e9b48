import { readYardBoardApi } from '../../src/domain/locations/admin-yards.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { readYardNews } from '../services/locations/read-yard-news.ts';

const read = staffRoute(readYardBoardApi, ({ db }) => readYardNews(db));

export default handle(read);

export const config = { path: '/api/admin/yards' };
