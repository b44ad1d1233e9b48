import * as z from 'zod/mini';
import { REWARDS_EMAIL_MAX_LENGTH, REWARDS_NAME_MAX_LENGTH } from '../../business/constants.ts';
import { phoneProblem } from '../shared/contact/phone-problem.ts';
import { usDigits } from '../shared/contact/phone.ts';
import { cleaned, line, optionalEmail } from '../shared/text/text.ts';
import { customerSentences } from './texts.ts';

type Missing = Readonly<Record<'noFirstName' | 'noLastName' | 'noPhone', string>>;

/** The fields of an account. `missing`: what is said of one that is empty. */
export const customerFields = (missing: Missing) => ({
  firstName: line(1, REWARDS_NAME_MAX_LENGTH, missing.noFirstName),
  lastName: line(1, REWARDS_NAME_MAX_LENGTH, missing.noLastName),
  phone: cleaned(
    z.string().check(
      z.minLength(1, missing.noPhone),
      z.refine((text) => usDigits(text) !== null, {
        error: ({ input }) => phoneProblem(input, customerSentences.phone),
      }),
    ),
  ),
  email: optionalEmail(REWARDS_EMAIL_MAX_LENGTH, customerSentences.email),
});

/** Visitors read the messages next to the fields. */
export const newCustomerSchema = z.strictObject(customerFields(customerSentences));

/** The sign-in, by the same number. */
export const rewardsSignInSchema = z.pick(newCustomerSchema, { phone: true });

export type NewCustomer = z.output<typeof newCustomerSchema>;

/** What the form holds before it is checked. */
export type NewCustomerDraft = z.input<typeof newCustomerSchema>;
