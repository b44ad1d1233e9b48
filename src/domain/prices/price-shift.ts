import { PRICE_BOARD_JUMP_PERCENT } from '../../business/constants.ts';

interface Scaled {
  readonly units: bigint;
  readonly decimals: number;
}

const DECIMAL = /^(\d{1,6})(?:\.(\d{1,4}))?$/;

function scaled(price: string): Scaled | null {
  const match = DECIMAL.exec(price);
  if (!match) return null;
  const decimals = match[2] ?? '';
  return { units: BigInt(`${match[1]}${decimals}`), decimals: decimals.length };
}

const written = ({ units, decimals }: Scaled): string => {
  const digits = String(units).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** "+2.5", "-3", "3%" in hundredths of a percent; null if it is not a percentage above -100. */
export function readPercent(text: string): number | null {
  const match = /^([+\-−]?)\s*(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim());
  if (!match) return null;
  const hundredths = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  const signed = match[1] === '' || match[1] === '+' ? hundredths : -hundredths;
  return signed > -10_000 ? signed : null;
}

/** "4.75" for "4.7500": no zeros after the cents. */
export const withoutZeros = (price: string): string => price.replace(/(\.\d{2}(?:\d*[1-9])?)0+$/, '$1');

/**
 * A decimal price moved by hundredths of a percent, half up, with no more decimals than it had: "4.50" by 300 is "4.64".
 * null if it is not a price.
 */
export function shiftPrice(price: string, hundredths: number): string | null {
  const from = scaled(price);
  if (!from) return null;
  const units = (from.units * BigInt(10_000 + hundredths) + 5_000n) / 10_000n;
  return withoutZeros(written({ units, decimals: from.decimals }));
}

/** Both as whole units of the finer of the two scales; null if one is not a price. */
function aligned(before: string, after: string): readonly [bigint, bigint] | null {
  const [one, other] = [scaled(before), scaled(after)];
  if (!one || !other) return null;
  const decimals = Math.max(one.decimals, other.decimals);
  const raise = ({ units, decimals: own }: Scaled) => units * 10n ** BigInt(decimals - own);
  return [raise(one), raise(other)];
}

export const isSamePrice = (before: string, after: string): boolean => {
  const pair = aligned(before, after);
  return pair !== null && pair[0] === pair[1];
};

/** Whether a change is so large that it needs a confirmation; any change from a price of zero is. */
export function isJump(before: string, after: string, percent = PRICE_BOARD_JUMP_PERCENT): boolean {
  const pair = aligned(before, after);
  if (!pair) return true;
  const [from, to] = pair;
  const difference = to > from ? to - from : from - to;
  return difference * 100n > from * BigInt(percent);
}

/** "+3.1%", "−2.0%", "no change"; "new" if there was no price to compare with. */
export function percentText(before: string, after: string): string {
  const pair = aligned(before, after);
  if (!pair || pair[0] === 0n) return 'new';
  const [from, to] = pair;
  if (from === to) return 'no change';
  const percent = (Number(to - from) * 100) / Number(from);
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)}%`;
}
