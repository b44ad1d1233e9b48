import * as z from 'zod/mini';
import { QUOTE_EMAIL_MAX_LENGTH } from '../../business/constants.ts';
import { YARD_IDS } from '../../business/yards.ts';
import { HIDDEN_FIELDS } from '../shared/contract/hidden-fields.ts';
import { LOCALES } from '../shared/language/locales.ts';
import { typedCents } from '../shared/numbers/typed-cents.ts';
import { email, METAL_TYPE } from '../shared/text/text.ts';
import { ALERT_KINDS, type AlertKind } from './alert-fires.ts';
import { alertSentences } from './texts.ts';

const isAmount = (typed: unknown): boolean => typeof typed === 'string' && typedCents(typed) >= 1;

const FIELDS = {
  kind: z.enum(ALERT_KINDS, alertSentences.kind),
  /** Empty with "weekly". */
  metalType: z._default(z.string().check(z.maxLength(60)), ''),
  /** Empty: any. */
  yardId: z._default(z.union([z.literal(''), z.enum(YARD_IDS)], alertSentences.yard), ''),
  /** Dollars as they are typed; only of "at least". */
  atLeast: z._default(z.string().check(z.maxLength(20, alertSentences.atLeast)), ''),
  email: email(QUOTE_EMAIL_MAX_LENGTH, alertSentences.email, alertSentences.noEmail),
};

interface Checked {
  readonly kind: AlertKind;
  readonly metalType: string;
  readonly atLeast: string;
}

/** Also of a form with other mistakes, so that all of them are told at once. */
const when = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null;

const namesGrade = z.refine<Checked>(
  ({ kind, metalType }) => kind === 'weekly' || METAL_TYPE.test(metalType),
  { when, path: ['metalType'], error: alertSentences.grade },
);
const hasAmount = z.refine<Checked>(({ kind, atLeast }) => kind !== 'at_least' || isAmount(atLeast), {
  when,
  path: ['atLeast'],
  error: alertSentences.atLeast,
});

/** What somebody who wants an alert chooses and types. */
export const alertFormSchema = z.strictObject(FIELDS).check(namesGrade, hasAmount);

export const newAlertSchema = z
  .strictObject({ ...FIELDS, ...HIDDEN_FIELDS, locale: z.enum(LOCALES) })
  .check(namesGrade, hasAmount);

export type AlertDraft = z.input<typeof alertFormSchema>;
export type NewAlert = z.output<typeof newAlertSchema>;

/** The field by which an amount is changed. */
export const alertAmountSchema = z.strictObject({
  atLeast: z
    .string(alertSentences.atLeast)
    .check(z.maxLength(20, alertSentences.atLeast), z.refine(isAmount, alertSentences.atLeast)),
});

/** The token of an address's link. */
export const alertLinkSchema = z.strictObject({ token: z.string().check(z.maxLength(100)) });
