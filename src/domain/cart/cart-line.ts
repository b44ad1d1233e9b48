import type { Cents } from '../shared/money.ts';

/** What a device keeps of a line. Only `id` and `quantity` count; price and name tell what changed since. */
export interface CartLine {
  /** The variant's id. */
  readonly id: string;
  readonly quantity: number;
  /** Of one, when it was last seen. */
  readonly priceCents: Cents;
  /** With its options, when it was last seen. */
  readonly name: string;
}

export type Cart = readonly CartLine[];
