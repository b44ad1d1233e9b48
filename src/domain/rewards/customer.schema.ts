import * as z from 'zod/mini';
import { REWARDS } from '../../business/constants.ts';
import { usDigits } from '../shared/phone.ts';
import { cleanLine, line } from '../shared/text.ts';

const EMAIL_MESSAGE = 'Please enter a valid email';

/** What account creation asks for; messages are the ones a visitor reads beside the field. */
export const newCustomerSchema = z.strictObject({
  firstName: line(1, REWARDS.nameMaxLength, 'Required'),
  lastName: line(1, REWARDS.nameMaxLength, 'Required'),
  phone: z.pipe(
    z.pipe(z.string(), z.transform(cleanLine)),
    z.string().check(
      z.minLength(1, 'Required'),
      z.refine((text) => usDigits(text) !== null, 'Phone number must be 10 digits'),
    ),
  ),
  /** Empty where there is none. */
  email: z._default(
    z.pipe(
      z.pipe(z.string(), z.transform(cleanLine)),
      z.union([
        z.literal(''),
        z.email(EMAIL_MESSAGE).check(z.maxLength(REWARDS.emailMaxLength, EMAIL_MESSAGE)),
      ]),
    ),
    '',
  ),
});

export type NewCustomer = z.output<typeof newCustomerSchema>;

/** What the form holds before it is checked. */
export type NewCustomerDraft = z.input<typeof newCustomerSchema>;
