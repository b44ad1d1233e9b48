import * as z from 'zod/mini';
import { LINK_OPENINGS_RATE_LIMIT } from '../../business/constants.ts';
import type { YardId } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import { HIDDEN_FIELDS } from '../shared/contract/hidden-fields.ts';
import type { SaleUnit } from '../shared/numbers/weight.ts';
import type { HoldStanding } from './hold-refusal.ts';
import { holdLinkSchema, holdSchema } from './hold.schema.ts';

/** A posted price that is held for somebody. */
export interface HeldGrade {
  /** Six characters; holdCodeText() sets them apart. */
  readonly code: string;
  readonly yardId: YardId;
  readonly metalType: string;
  readonly price: string;
  readonly unit: SaleUnit;
  /** Pounds, or pieces of what is priced by the piece. */
  readonly most: number;
  /** ISO time. */
  readonly until: string;
}

/** To whoever held it. */
export interface NewlyHeld extends HeldGrade {
  /** Of the link that shows and cancels it. */
  readonly token: string;
  /** Whether it is on its way to the given address; null: none was given. */
  readonly isMailed: boolean | null;
}

/** As its link shows it. It names nobody, because anybody may have the link. */
export interface HoldPage extends HeldGrade {
  /** Of the grade, as the price list has it now; in Spanish null: it has none. */
  readonly name: string;
  readonly nameEs: string | null;
  readonly standing: HoldStanding;
}

/** With price_changed: what the yard has posted now. */
export interface PostedNow {
  readonly price: string;
  readonly unit: string;
}

const newHoldSchema = z.strictObject({ ...holdSchema.shape, ...HIDDEN_FIELDS });

export type NewHold = z.output<typeof newHoldSchema>;

/**
 * Holds the price that a yard has posted now. Answers 201. Takes an Idempotency-Key. price_changed (PostedNow) if that is another than was sent,
 * not_held for a grade whose price is not held now, holds_used_up for a phone number with HOLDS_OPEN_MAX open or HOLDS_DAY_MAX of today.
 */
export const holdPriceApi = endpoint('POST /api/holds', {
  input: newHoldSchema,
  output: answer<NewlyHeld>(),
  errors: ['price_changed', 'not_held', 'holds_used_up', 'idempotency_key_reused'],
  status: 201,
  // Of one address; a phone number has limits of its own (HOLDS_OPEN_MAX, HOLDS_DAY_MAX).
  verbLimit: { scope: 'holds', limit: 10, windowMs: 3_600_000 },
  isClosedInPreviews: true,
});

/** A held price by the token of its link. Changes nothing. not_found for a token that is wrong, or whose hold was deleted. */
export const openHoldApi = endpoint('POST /api/holds/open', {
  input: holdLinkSchema,
  output: answer<HoldPage>(),
  errors: ['not_found'],
  isClosedInPreviews: true,
  limit: LINK_OPENINGS_RATE_LIMIT,
});

/** Gives a held price up. Safe to repeat; what was used or has ended stays as it is, and the answer says so. */
export const cancelHoldApi = endpoint('POST /api/holds/cancel', {
  input: holdLinkSchema,
  output: answer<HoldPage>(),
  errors: ['not_found'],
  isClosedInPreviews: true,
  limit: LINK_OPENINGS_RATE_LIMIT,
});
