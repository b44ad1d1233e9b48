import { verifyAddressApi } from '../../src/domain/addresses/addresses.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { verifyAddress } from '../services/addresses/verify-address.ts';

const verify = route(verifyAddressApi, ({ input, context, db }) => verifyAddress(db, input, context.ip));

export default handle(verify);

export const config = {
  path: '/api/verify-address',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
