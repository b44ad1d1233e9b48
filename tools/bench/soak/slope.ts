export interface Point {
  readonly x: number;
  readonly y: number;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Of the straight line that fits best by least squares; 0 where there are not two places on it. */
export function slopeOf(points: readonly Point[]): number {
  const middleX = mean(points.map(({ x }) => x));
  const middleY = mean(points.map(({ y }) => y));
  const spread = mean(points.map(({ x }) => (x - middleX) ** 2));
  return spread === 0 ? 0 : mean(points.map(({ x, y }) => (x - middleX) * (y - middleY))) / spread;
}
