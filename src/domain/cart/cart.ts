import { SHOP_MAX_LINES, SHOP_MAX_QUANTITY } from '../../business/constants.ts';
import { isUuid } from '../shared/contract/is-uuid.ts';
import type { Cents } from '../shared/numbers/money.ts';

/** A cart line as saved on the device. Price and name only serve to tell what changed since. */
export interface CartLine {
  /** The variant's id. */
  readonly id: string;
  readonly quantity: number;
  /** The unit price when last seen. */
  readonly priceCents: Cents;
  /** The name with its options when last seen. */
  readonly name: string;
}

export type Cart = readonly CartLine[];

const NAME_MAX_LENGTH = 200;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function readLine(stored: unknown): CartLine | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, quantity, priceCents, name } = stored as Partial<Record<keyof CartLine, unknown>>;
  if (typeof id !== 'string' || !isUuid(id) || !isCount(quantity) || quantity < 1) return null;
  return {
    id,
    quantity: Math.min(quantity, SHOP_MAX_QUANTITY),
    priceCents: isCount(priceCents) ? priceCents : 0,
    name: typeof name === 'string' ? name.slice(0, NAME_MAX_LENGTH) : '',
  };
}

/** The valid lines in whatever the device has saved. */
export function readCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, CartLine>();
  for (const line of stored.map(readLine)) if (line && !lines.has(line.id)) lines.set(line.id, line);
  return [...lines.values()].slice(0, SHOP_MAX_LINES);
}

const capped = (quantity: number) => Math.min(Math.floor(quantity), SHOP_MAX_QUANTITY);

/** Whether one more of this variant fits. */
export function fitsInCart(cart: Cart, id: string): boolean {
  const line = cart.find((other) => other.id === id);
  return line ? line.quantity < SHOP_MAX_QUANTITY : cart.length < SHOP_MAX_LINES;
}

/** Adds one to a line, or a new line at the end. A full line or cart stays as it is. */
export function withOneMore(cart: Cart, added: Omit<CartLine, 'quantity'>): Cart {
  if (!fitsInCart(cart, added.id)) return cart;
  return cart.some(({ id }) => id === added.id)
    ? cart.map((line) => (line.id === added.id ? { ...line, ...added, quantity: line.quantity + 1 } : line))
    : [...cart, { ...added, quantity: 1 }];
}

/** A quantity below 1 removes the line; one above the limit is capped. */
export function withQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart;
  return quantity < 1
    ? cart.filter((line) => line.id !== id)
    : cart.map((line) => (line.id === id ? { ...line, quantity: capped(quantity) } : line));
}

export interface OrderedItem {
  /** The variant's id. */
  readonly merchandiseItemId: string;
  readonly quantity: number;
}

/** Whether the order has exactly the contents of the cart. */
export const isOrdered = (cart: Cart, items: readonly OrderedItem[]): boolean =>
  cart.length === items.length &&
  cart.every(({ id, quantity }) =>
    items.some((item) => item.merchandiseItemId === id && item.quantity === quantity),
  );
