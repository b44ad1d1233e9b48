import { priceTexts } from './texts.ts';
import type { ListedPrice } from './prices.api.ts';

export interface PriceChange {
  readonly direction: 'up' | 'down' | 'same';
  /** Signed dollars, "+$0.10", "−$0.05", "No change": the sign alone is enough without the color. */
  readonly text: string;
}

/**
 * Reads the server's signed decimal ("-0.05"). null if there was no price before, or no number; and where one of the two is told on the
 * telephone alone.
 */
export function priceChange({ price, change }: Pick<ListedPrice, 'price' | 'change'>): PriceChange | null {
  if (!Number(price) || Number(change) === Number(price)) return null;
  const match = /^([+-]?)(\d+(?:\.\d+)?)$/.exec(change ?? '');
  if (!match) return null;
  const amount = match[2] ?? '';
  if (Number(amount) === 0) {
    return { direction: 'same', text: priceTexts.same };
  }
  return match[1] === '-'
    ? { direction: 'down', text: `−$${amount}` }
    : { direction: 'up', text: `+$${amount}` };
}
