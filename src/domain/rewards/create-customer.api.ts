import { NEW_CUSTOMERS_RATE_LIMIT } from '../../business/rate-limits.ts';
import { answer, endpoint } from '../shared/endpoint.ts';
import { newCustomerSchema } from './customer.schema.ts';
import type { RewardsCustomer } from './rewards.api.ts';

/** Answers 201 and sets the session. Takes an Idempotency-Key. */
export const createCustomerApi = endpoint({
  method: 'POST',
  path: '/api/customers',
  input: newCustomerSchema,
  output: answer<RewardsCustomer>(),
  errors: ['phone_taken', 'idempotency_key_reused', 'forbidden'],
  status: 201,
  isClosedInPreviews: true,
  verbLimit: NEW_CUSTOMERS_RATE_LIMIT,
});
