import { paypalClientIdApi } from '../../src/domain/payments/payment-config.api.ts';
import { required } from '../lib/config.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';

const read = route(paypalClientIdApi, async () => {
  const { clientId, environment } = required('paypal');
  return { clientId, environment };
});

export default handle(read);

export const config = { path: '/api/paypal/client-id' };
