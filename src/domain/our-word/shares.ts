const TENTHS = 1_000;

const percentText = (tenths: number): string =>
  tenths % 10 === 0 ? `${tenths / 10}` : (tenths / 10).toFixed(1);

/** "98.7": the share of what speaks for us, rounded down. 100 is all of them. */
export const goodShare = (part: number, whole: number): string =>
  percentText(Math.floor((TENTHS * part) / whole));

/** "1.4": the share of what speaks against us, rounded up. 0 is none of them. */
export const badShare = (part: number, whole: number): string =>
  percentText(Math.ceil((TENTHS * part) / whole));

/** The middle one of some durations, rounded up to whole minutes; null without any. Of an even number the longer of both. */
export function medianMinutes(durationsMs: readonly number[]): number | null {
  const middle = durationsMs.toSorted((one, other) => one - other)[Math.floor(durationsMs.length / 2)];
  return middle === undefined ? null : Math.ceil(middle / 60_000);
}
