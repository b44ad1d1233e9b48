import { answer, endpoint } from '../shared/endpoint.ts';
import { priceBatchSchema } from './price.schema.ts';
import type { MetalPrice } from './prices.api.ts';

export interface PriceBatchLine {
  readonly metalType: string;
  readonly price: string;
  readonly unit: string;
  /** What it replaced; null while it is not published, and where the price was this one already. */
  readonly beforePrice: string | null;
}

export interface PriceBatch {
  readonly id: string;
  readonly createdBy: string;
  /** ISO 8601, as all times here. */
  readonly createdAt: string;
  readonly publishAt: string;
  readonly state: 'scheduled' | 'published' | 'cancelled' | 'undone';
  /** Published, and each of its prices is still its own. */
  readonly canUndo: boolean;
  readonly lines: readonly PriceBatchLine[];
}

export interface PriceBoard {
  /** In the yards' order, the hidden ones too. */
  readonly metals: readonly MetalPrice[];
  /** Newest first: the latest ones, and whatever is still to come. */
  readonly batches: readonly PriceBatch[];
}

export const readPriceBoardApi = endpoint({
  method: 'GET',
  path: '/api/admin/prices',
  output: answer<PriceBoard>(),
  access: 'staff',
});

/**
 * Publishes prices now, or keeps them until their time. Answers 201, also to a repeat. price_jump where a change is large and
 * not confirmed; not_found for a metal that is none.
 */
export const setPricesApi = endpoint({
  method: 'POST',
  path: '/api/admin/price-batches',
  input: priceBatchSchema,
  output: answer<{ state: PriceBatch['state'] }>(),
  access: 'staff',
  errors: ['price_jump', 'not_found', 'idempotency_key_reused'],
  status: 201,
});

/** Brings back what a batch replaced. Safe to repeat; price_moved_on where one of its prices is not its own any more. */
export const undoPricesApi = endpoint({
  method: 'POST',
  path: '/api/admin/price-batches/:id/undo',
  output: answer<{ state: 'undone' }>(),
  access: 'staff',
  errors: ['not_found', 'price_moved_on', 'already_done'],
});

/** Of one that waits for its time. Safe to repeat; already_done where it is published. */
export const cancelPricesApi = endpoint({
  method: 'POST',
  path: '/api/admin/price-batches/:id/cancel',
  output: answer<{ state: 'cancelled' }>(),
  access: 'staff',
  errors: ['not_found', 'already_done'],
});
