import { lookUpCustomerApi } from '../../src/domain/rewards/rewards.api.ts';
import { decoded } from '../lib/decoded.ts';
import { handle } from '../lib/handle.ts';
import { assertNoPreview } from '../lib/no-preview.ts';
import { openSession, sessionCustomer } from '../lib/rewards-session.ts';
import { route } from '../lib/route.ts';
import { assertSameSite } from '../lib/same-site.ts';
import { lookUpCustomer } from '../services/rewards/look-up-customer.ts';

const lookUp = route(lookUpCustomerApi, async ({ params, request, context, db }) => {
  assertNoPreview();
  // It changes whom this browser sees, so no other site may cause it.
  assertSameSite(request);
  const sender = { address: context.ip, own: sessionCustomer(context) };
  const customer = await lookUpCustomer(db, decoded(params['phone'] ?? ''), sender);
  openSession(context, customer.id);
  return customer;
});

export default handle(lookUp);

export const config = { path: '/api/customers/phone/:phone' };
