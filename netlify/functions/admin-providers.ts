import { listProvidersApi } from '../../src/domain/providers/admin-providers.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { listProviders } from '../services/providers/list-providers.ts';

const list = staffRoute(listProvidersApi, ({ db }) => listProviders(db));

export default handle(list);

export const config = { path: '/api/admin/providers' };
