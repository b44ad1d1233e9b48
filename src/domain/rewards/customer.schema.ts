import * as z from 'zod/mini';
import { REWARDS_EMAIL_MAX_LENGTH, REWARDS_NAME_MAX_LENGTH } from '../../business/constants.ts';
import { usDigits } from '../shared/phone.ts';
import { cleaned, line, optionalEmail } from '../shared/text.ts';

/** Visitors read the messages beside the fields. */
export const newCustomerSchema = z.strictObject({
  firstName: line(1, REWARDS_NAME_MAX_LENGTH, 'Required'),
  lastName: line(1, REWARDS_NAME_MAX_LENGTH, 'Required'),
  phone: cleaned(
    z.string().check(
      z.minLength(1, 'Required'),
      z.refine((text) => usDigits(text) !== null, 'Phone number must be 10 digits'),
    ),
  ),
  email: optionalEmail(REWARDS_EMAIL_MAX_LENGTH, 'Please enter a valid email'),
});

export type NewCustomer = z.output<typeof newCustomerSchema>;

/** What the form holds before it is checked. */
export type NewCustomerDraft = z.input<typeof newCustomerSchema>;
