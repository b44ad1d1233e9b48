/** `share` is from 0 to 1. NaN without values. */
export const percentileOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** The middle value; of two, the larger. */
export const medianOf = (values: readonly number[]): number => percentileOf(values, 0.5);

export interface Point {
  readonly x: number;
  readonly y: number;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The slope of the least-squares line; 0 if all points have the same x. */
export function slopeOf(points: readonly Point[]): number {
  const middleX = mean(points.map(({ x }) => x));
  const middleY = mean(points.map(({ y }) => y));
  const spread = mean(points.map(({ x }) => (x - middleX) ** 2));
  return spread === 0 ? 0 : mean(points.map(({ x, y }) => (x - middleX) * (y - middleY))) / spread;
}
