import { createCustomerApi } from '../../src/domain/rewards/create-customer.api.ts';
import { handle } from '../lib/handle.ts';
import { assertNoPreview } from '../lib/no-preview.ts';
import { openSession } from '../lib/rewards-session.ts';
import { route } from '../lib/route.ts';
import { senderOf } from '../lib/sender.ts';
import { createCustomer } from '../services/rewards/create-customer.ts';

const create = route(
  createCustomerApi,
  async (call) => {
    assertNoPreview();
    const customer = await createCustomer(call.db, call.input, senderOf(call));
    openSession(call.context, customer.id);
    return customer;
  },
  { status: 201 },
);

export default handle(create);

export const config = {
  path: '/api/customers',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
