import * as z from 'zod/mini';
import { OFFER_NAME_MAX_LENGTH, OFFER_NAME_MIN_LENGTH } from '../../business/constants.ts';
import { line } from '../shared/text/text.ts';
import { decisionSentences } from './texts.ts';
import { DECLINE_REASONS, OFFER_CONDITIONS, type OfferCondition } from './offer-state.ts';

/** What opens a request's page: the token of its link. */
export const openRequestSchema = z.strictObject({
  token: z.string().check(z.maxLength(100)),
});

export const openOfferSchema = z.strictObject({
  token: z.string().check(z.maxLength(100)),
  /** A person has touched the page, so it was no mail scanner. */
  seen: z._default(z.boolean(), false),
});

/** What a customer answers to one version of an offer. */
export const decisionSchema = z
  .strictObject({
    version: z.int().check(z.minimum(1)),
    decision: z.enum(['accept', 'decline']),
    /** Of whoever accepts. */
    name: z._default(line(0, OFFER_NAME_MAX_LENGTH, ''), ''),
    /** The conditions that were ticked. */
    agreed: z._default(z.array(z.enum(OFFER_CONDITIONS)).check(z.maxLength(OFFER_CONDITIONS.length)), []),
    /** Of whoever declines, if they say so. */
    reason: z._default(z.nullable(z.enum(DECLINE_REASONS)), null),
  })
  .check(
    z.refine(({ decision, name }) => decision === 'decline' || name.length >= OFFER_NAME_MIN_LENGTH, {
      path: ['name'],
      error: decisionSentences.name,
    }),
  );

export type OfferDecision = z.output<typeof decisionSchema>;

/** Whether each condition of an offer was ticked. */
export const agreesToAll = (conditions: readonly OfferCondition[], agreed: readonly OfferCondition[]) =>
  conditions.every((key) => agreed.includes(key));

/** What accepts an offer with these conditions. */
export const acceptanceSchema = (conditions: readonly OfferCondition[]) =>
  decisionSchema.check(
    z.refine(({ agreed }) => agreesToAll(conditions, agreed), {
      path: ['agreed'],
      error: decisionSentences.agreed,
    }),
  );
