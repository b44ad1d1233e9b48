import * as z from 'zod/mini';
import {
  PRIVACY_DETAILS_MAX_LENGTH,
  PRIVACY_EMAIL_MAX_LENGTH,
  PRIVACY_NAME_MAX_LENGTH,
  PRIVACY_NAME_MIN_LENGTH,
} from '../../business/constants.ts';
import { YARD_IDS } from '../../business/yards.ts';
import { HIDDEN_FIELDS } from '../shared/contract/hidden-fields.ts';
import { LOCALES } from '../shared/language/locales.ts';
import { phoneProblem } from '../shared/contact/phone-problem.ts';
import { usDigits } from '../shared/contact/phone.ts';
import { privacyRequestTexts } from './texts.ts';
import { cleaned, line, optionalEmail, paragraph } from '../shared/text/text.ts';

export const PRIVACY_KINDS = ['copy', 'correction', 'deletion'] as const;
export type PrivacyKind = (typeof PRIVACY_KINDS)[number];

/** The fields of the form and the call. Messages are shown next to the fields. */
const FIELDS = {
  kind: z.enum(PRIVACY_KINDS, privacyRequestTexts.kind),
  name: line(PRIVACY_NAME_MIN_LENGTH, PRIVACY_NAME_MAX_LENGTH, privacyRequestTexts.name),
  email: optionalEmail(PRIVACY_EMAIL_MAX_LENGTH, privacyRequestTexts.email),
  phone: z._default(
    cleaned(
      z.string().check(
        z.refine((text) => text === '' || usDigits(text) !== null, {
          error: ({ input }) => phoneProblem(input, privacyRequestTexts.phone),
        }),
      ),
    ),
    '',
  ),
  /** What to correct. */
  details: z._default(paragraph(0, PRIVACY_DETAILS_MAX_LENGTH, ''), ''),
  yardId: z._default(z.union([z.literal(''), z.enum(YARD_IDS)], privacyRequestTexts.yard), ''),
};

interface Checked {
  readonly kind: PrivacyKind;
  readonly email: string;
  readonly phone: string;
  readonly details: string;
}

/** Also of a form with other mistakes, so that all of them are told at once. */
const when = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null;

const hasContact = z.refine<Checked>(({ email, phone }) => email !== '' || phone !== '', {
  when,
  path: ['email'],
  error: privacyRequestTexts.contact,
});
const saysWhat = z.refine<Checked>(({ kind, details }) => kind !== 'correction' || details !== '', {
  when,
  path: ['details'],
  error: privacyRequestTexts.details,
});

export const privacyRequestSchema = z.object(FIELDS).check(hasContact, saysWhat);

/** The form's fields and what the browser adds. */
export const newPrivacyRequestSchema = z
  .strictObject({
    ...FIELDS,
    ...HIDDEN_FIELDS,
    /** The language of the page that sends it; English without it. */
    locale: z.optional(z.enum(LOCALES)),
  })
  .check(hasContact, saysWhat);

export type NewPrivacyRequest = z.output<typeof newPrivacyRequestSchema>;
