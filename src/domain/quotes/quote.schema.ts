import * as z from 'zod/mini';
import { QUOTE } from '../../business/constants.ts';
import { YARDS } from '../../business/yards.ts';
import { formatPhone } from '../shared/phone.ts';
import { cleanLine, line, paragraph } from '../shared/text.ts';

const YARD_IDS = YARDS.map(({ id }) => id);

const EMAIL_MESSAGE = 'Please enter a valid email';
const PHONE_MESSAGES = {
  incomplete: 'Please enter a complete phone number',
  notTenDigits: 'Phone number must be 10 digits',
};

const optionalEmail = z.pipe(
  z.pipe(z.string(), z.transform(cleanLine)),
  z.union(
    [z.literal(''), z.email(EMAIL_MESSAGE).check(z.maxLength(QUOTE.emailMaxLength, EMAIL_MESSAGE))],
    EMAIL_MESSAGE,
  ),
);

/** What both the form and the call ask for; messages are the ones a visitor reads beside the field. */
export const quoteSchema = z.object({
  firstName: line(QUOTE.nameMinLength, QUOTE.nameMaxLength, 'First name must be at least 2 characters'),
  lastName: line(QUOTE.nameMinLength, QUOTE.nameMaxLength, 'Last name must be at least 2 characters'),
  // The form formats while typing; a caller of the API may write ten US digits in any common way.
  phone: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => formatPhone(cleanLine(text))),
    ),
    z.string().check(
      z.minLength(QUOTE.phoneLength, { error: PHONE_MESSAGES.incomplete, abort: true }),
      z.refine((phone) => phone.replace(/\D/g, '').length === 10, PHONE_MESSAGES.notTenDigits),
    ),
  ),
  email: z._default(optionalEmail, ''),
  location: z._default(z.union([z.literal(''), z.enum(YARD_IDS)], 'Please choose one of our locations'), ''),
  description: paragraph(
    QUOTE.descriptionMinLength,
    QUOTE.descriptionMaxLength,
    'Please describe your scrap metal in detail',
  ),
  callMe: z._default(z.boolean(), false),
  emailMe: z._default(z.boolean(), false),
});

export type QuoteDraft = z.input<typeof quoteSchema>;
export type Quote = z.output<typeof quoteSchema>;
