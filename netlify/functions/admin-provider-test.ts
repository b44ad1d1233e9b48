import { testProviderApi } from '../../src/domain/providers/admin-providers.api.ts';
import { handle } from '../lib/handle.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { testProvider } from '../services/providers/test-provider.ts';

const test = staffRoute(testProviderApi, ({ db, params }, staff) =>
  testProvider(db, staff, params['provider'] ?? ''),
);

export default handle(test);

export const config = {
  path: '/api/admin/providers/:provider/test',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
