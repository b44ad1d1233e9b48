import { createCustomerApi } from '../../src/domain/rewards/create-customer.api.ts';
import { handle } from '../lib/handle.ts';
import { idempotencyKeyOf } from '../lib/idempotency.ts';
import { assertNoPreview } from '../lib/no-preview.ts';
import { openSession } from '../lib/rewards-session.ts';
import { route } from '../lib/route.ts';
import { createCustomer } from '../services/rewards/create-customer.ts';

const create = route(
  createCustomerApi,
  async ({ input, request, context, db }) => {
    assertNoPreview();
    const sender = { address: context.ip, idempotencyKey: idempotencyKeyOf(request) };
    const customer = await createCustomer(db, input, sender);
    openSession(context, customer.id);
    return customer;
  },
  { status: 201 },
);

export default handle(create);

export const config = {
  path: '/api/customers',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
