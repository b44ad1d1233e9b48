import { verifyAddressApi } from '../../src/domain/addresses/addresses.api.ts';
import { on, serve } from '../lib/serve.ts';
import { verifyAddress } from '../services/addresses/verify-address.ts';

export default serve(on(verifyAddressApi, ({ db, input }) => verifyAddress(db, input)));

export const config = {
  path: ['/api/verify-address'],
};
