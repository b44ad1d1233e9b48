import * as z from 'zod/mini';
import { LOOK_UPS_RATE_LIMIT } from '../../business/constants.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { enteredCode, mailedCodeSchema } from '../shared/contact/mailed-code.schema.ts';
import type { CodeMailed, RewardsCustomer } from './rewards.api.ts';

/**
 * Opens the account with the code that a look-up mailed, sets the session, and marks the device. A number without an account, or without a code,
 * answers wrong_code too. Counted with the look-ups; five tries of one caller for an account, and a code works once.
 */
export const enterMailedCodeApi = endpoint('POST /api/customers/phone/:phone/mailed-code', {
  input: mailedCodeSchema,
  output: answer<RewardsCustomer>(),
  errors: ['wrong_code', 'forbidden'],
  limit: { scope: 'customer-look-ups', ...LOOK_UPS_RATE_LIMIT },
  isClosedInPreviews: true,
});

/** Mails the code that the next call needs. not_found without an email. */
export const mailRewardsCodeApi = endpoint('POST /api/customers/:id/mailed-code', {
  output: answer<CodeMailed>(),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  status: 202,
});

/** Switches the code for new devices on or off. On signs out all other browsers and marks this one. */
export const setCodeByMailApi = endpoint('PUT /api/customers/:id/mailed-code', {
  input: z.strictObject({ code: enteredCode, isOn: z.boolean() }),
  output: answer<RewardsCustomer>(),
  errors: ['not_signed_in', 'forbidden', 'wrong_code'],
});
