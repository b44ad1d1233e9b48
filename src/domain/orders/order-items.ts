import { toDollars, type Cents } from '../shared/money.ts';
import type { OrderItem } from './order.schema.ts';

export interface OrderedLine {
  /** The variant's id. */
  readonly id: string;
  readonly name: string;
  readonly unitPriceCents: Cents;
  readonly quantity: number;
}

/** The lines of a cart as they go over the wire. */
export const orderItems = (lines: readonly OrderedLine[]): OrderItem[] =>
  lines.map(({ id, name, unitPriceCents, quantity }) => ({
    merchandiseItemId: id,
    quantity,
    price: toDollars(unitPriceCents),
    name,
  }));
