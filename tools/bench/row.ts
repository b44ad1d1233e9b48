/** One measurement. */
export interface Row {
  /** What it belongs to: a page, the visitors. */
  readonly of: string;
  readonly what: string;
  readonly figure: number;
  readonly unit?: string;
  /** What a bare minimum took in the same run on this machine: limits then apply to the ratio. */
  readonly floor?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Judged by the exact figure. NaN never holds. */
export function holds({ figure, floor, atLeast, atMost }: Row): boolean {
  const judged = figure / (floor ?? 1);
  if (atLeast === undefined && atMost === undefined) return true;
  return judged >= (atLeast ?? -Infinity) && judged <= (atMost ?? Infinity);
}

/** Fewer decimals for larger values. */
const short = (value: number) => Number(value.toFixed(Math.abs(value) >= 100 ? 0 : 3));

/** One line in the terminal, starting with whether the limit holds. */
export function printRow(row: Row): void {
  const { of, what, figure, unit = '', floor, atLeast, atMost } = row;
  const limit =
    atLeast === undefined ? (atMost === undefined ? '' : `at most ${atMost}`) : `at least ${atLeast}`;
  const share = floor === undefined ? '' : `, ${short(figure / floor)} of the floor’s ${short(floor)}`;
  console.log(
    `${holds(row) ? 'ok  ' : 'OVER'}  ${`${of}: ${what}`.padEnd(58)} ${short(figure)} ${unit}${share}   ${limit}`.trimEnd(),
  );
}

/** BENCH_QUICK=1 tries the bench in a minute or two on the existing build. */
export const IS_QUICK = process.env['BENCH_QUICK'] === '1';

/** How long and how often things are measured. */
export const EFFORT = {
  /** Lighthouse runs for each page. */
  pageRuns: IS_QUICK ? 1 : 5,
  soakMinutes: Number(process.env['SOAK_MINUTES'] || (IS_QUICK ? 0.5 : 10)),
  sampleSeconds: IS_QUICK ? 2 : 10,
} as const;

/** LCP against the floor page of the same run, and total blocking time. */
export const PAGES = [
  { path: '/', lcpRatio: 1.15, tbtMs: 30, maxKb: 70 },
  { path: '/es', lcpRatio: 1.15, tbtMs: 30 },
  { path: '/location/griffin', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/locations', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/materials/copper', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/what-to-bring', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/es/precios', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/es/ubicaciones/griffin', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/blog', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/blog/how-a-truck-scale-works', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/thank-you', lcpRatio: 1.15, tbtMs: 20 },
  { path: '/merch', lcpRatio: 1.3, tbtMs: 60 },
  { path: '/merch/yard-crew-tee', lcpRatio: 1.3, tbtMs: 60 },
  { path: '/rewards', lcpRatio: 1.3, tbtMs: 60 },
] as const;

export const SOAK = {
  connections: 10,
  /** For all connections together. */
  requestsPerSecond: 100,
  /** Share of the requested rate. */
  leastRate: 0.95,
  /** 1 MB a minute is 170 bytes a request, less than any leak per request. */
  heapMbPerMinute: 1,
  /** The driver's pool has five, and each function has its own pool. */
  connectionsEach: 5,
  /** Temporary timers and idle sockets. */
  handlesMore: 10,
} as const;

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
