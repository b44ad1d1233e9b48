import { SHOP_MAX_LINES, SHOP_MAX_QUANTITY } from '../../business/constants.ts';
import { isUuid } from '../shared/is-uuid.ts';
import type { Cart, CartLine } from './cart-line.ts';

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

/** The lines that can be made out in whatever the device kept; nothing else of it is believed. */
export function readCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, CartLine>();
  for (const line of stored.map(readLine)) if (line && !lines.has(line.id)) lines.set(line.id, line);
  return [...lines.values()].slice(0, SHOP_MAX_LINES);
}
