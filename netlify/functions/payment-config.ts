import { paymentConfigApi } from '../../src/domain/payments/payment-config.api.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { paymentConfig } from '../services/payments/payment-config.ts';

const read = route(paymentConfigApi, async () => paymentConfig());

export default handle(read);

export const config = { path: '/api/payment-config' };
