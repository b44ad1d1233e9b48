import * as z from 'zod/mini';
import {
  QUOTE_DESCRIPTION_MAX_LENGTH,
  QUOTE_DESCRIPTION_MIN_LENGTH,
  QUOTE_EMAIL_MAX_LENGTH,
  QUOTE_NAME_MAX_LENGTH,
  QUOTE_NAME_MIN_LENGTH,
  QUOTE_PHONE_LENGTH,
} from '../../business/constants.ts';
import { YARDS } from '../../business/yards.ts';
import { formatPhone } from '../shared/phone.ts';
import { cleaned, cleanLine, line, optionalEmail, paragraph } from '../shared/text.ts';

const YARD_IDS = YARDS.map(({ id }) => id);

const PHONE_MESSAGES = {
  incomplete: 'Please enter a complete phone number',
  notTenDigits: 'Phone number must be 10 digits',
};

/** What both the form and the call ask for; messages are the ones a visitor reads beside the field. */
export const quoteSchema = z.object({
  firstName: line(QUOTE_NAME_MIN_LENGTH, QUOTE_NAME_MAX_LENGTH, 'First name must be at least 2 characters'),
  lastName: line(QUOTE_NAME_MIN_LENGTH, QUOTE_NAME_MAX_LENGTH, 'Last name must be at least 2 characters'),
  // The form formats while typing; a caller of the API may write ten US digits in any common way.
  phone: cleaned(
    z.string().check(
      z.minLength(QUOTE_PHONE_LENGTH, { error: PHONE_MESSAGES.incomplete, abort: true }),
      z.refine((phone) => phone.replace(/\D/g, '').length === 10, PHONE_MESSAGES.notTenDigits),
    ),
    (text) => formatPhone(cleanLine(text)),
  ),
  email: optionalEmail(QUOTE_EMAIL_MAX_LENGTH, 'Please enter a valid email'),
  location: z._default(z.union([z.literal(''), z.enum(YARD_IDS)], 'Please choose one of our locations'), ''),
  description: paragraph(
    QUOTE_DESCRIPTION_MIN_LENGTH,
    QUOTE_DESCRIPTION_MAX_LENGTH,
    'Please describe your scrap metal in detail',
  ),
  callMe: z._default(z.boolean(), false),
  emailMe: z._default(z.boolean(), false),
});

export type QuoteDraft = z.input<typeof quoteSchema>;
export type Quote = z.output<typeof quoteSchema>;
