import type { YardId } from '../../business/yards.ts';
import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { GradeGroup, GradeListed } from './grades/grades.ts';
import { priceBatchSchema } from './price.schema.ts';
import type { MetalPrice } from './prices.api.ts';

export interface PriceBatchLine {
  readonly metalType: string;
  readonly name: string;
  /** null: the common price. */
  readonly yardId: YardId | null;
  /** null: the yard pays the common price again. */
  readonly price: string | null;
  readonly unit: string;
  /** The replaced price; null before publishing, if the price was the same, and where a yard had none of its own. */
  readonly beforePrice: string | null;
}

export interface PriceBatch {
  readonly id: string;
  readonly createdBy: string;
  /** ISO 8601, as all times here. */
  readonly createdAt: string;
  readonly publishAt: string;
  readonly state: 'scheduled' | 'published' | 'canceled' | 'undone';
  /** It is published, and none of its prices has changed since. */
  readonly canUndo: boolean;
  readonly lines: readonly PriceBatchLine[];
}

/** A yard's own price of a grade. */
export interface YardPrice {
  readonly yardId: YardId;
  readonly price: string;
  readonly updatedAt: string;
}

/** A grade with all that staff may change of it. */
export interface BoardGrade extends MetalPrice {
  readonly name: string;
  /** null: Spanish pages say the English one. */
  readonly nameEs: string | null;
  readonly howToTell: string;
  readonly howToTellEs: string | null;
  readonly group: GradeGroup;
  readonly material: string | null;
  readonly listed: GradeListed;
  /** Its place among the cards, and within its group. */
  readonly position: number;
  readonly yards: readonly YardPrice[];
}

export interface PriceBoard {
  /** The cards in their order, then the others by group, hidden ones included. */
  readonly metals: readonly BoardGrade[];
  /** Newest first: the latest ones and all scheduled ones. */
  readonly batches: readonly PriceBatch[];
}

export const readPriceBoardApi = endpoint('GET /api/admin/prices', {
  output: answer<PriceBoard>(),
  access: 'staff',
});

/** With changed_since: a price that is no longer what was seen. */
export interface MovedPrice {
  readonly metalType: string;
  readonly yardId: YardId | null;
  /** null: the yard pays the common price. */
  readonly price: string | null;
  readonly by: string | null;
  /** ISO 8601 */
  readonly at: string | null;
}

/**
 * Publishes common prices and yards' prices now or at a set time. Answers 201, also to a repeat. not_confirmed and needs_owner, both with
 * UnusualFigures; changed_since with each MovedPrice as `now`; not_found for an unknown metal.
 */
export const setPricesApi = endpoint('POST /api/admin/price-batches', {
  input: priceBatchSchema,
  output: answer<{ state: PriceBatch['state'] }>(),
  access: 'counter',
  yardIn: 'row',
  errors: ['not_confirmed', 'needs_owner', 'changed_since', 'not_found', 'idempotency_key_reused'],
  seen: 'seen',
  status: 201,
});

/** Restores the prices that a batch replaced. Safe to repeat; price_moved_on if one of its prices has changed since. */
export const undoPricesApi = endpoint('POST /api/admin/price-batches/:id/undo', {
  output: answer<{ state: 'undone' }>(),
  access: 'counter',
  yardIn: 'row',
  errors: ['not_found', 'price_moved_on', 'already_done'],
});

/** Cancels a scheduled batch. Safe to repeat; already_done if it is published. */
export const cancelPricesApi = endpoint('POST /api/admin/price-batches/:id/cancel', {
  output: answer<{ state: 'canceled' }>(),
  access: 'counter',
  yardIn: 'row',
  errors: ['not_found', 'already_done'],
});
