/** One measurement. */
export interface Row {
  /** What it belongs to: a call, a page, a function. */
  readonly of: string;
  readonly what: string;
  readonly figure: number;
  /** Empty for a bare number. */
  readonly unit: string;
  /** The floor's value in the same run. */
  readonly floor: number | null;
  /** The value divided by the floor's. */
  readonly ratio: number | null;
  readonly bound: 'at least' | 'at most' | null;
  /** Applies to the ratio if there is one. Null if the row is only reported. */
  readonly limit: number | null;
  readonly holds: boolean;
}

export interface Measured extends Pick<Row, 'of' | 'what' | 'figure'> {
  readonly unit?: string;
  readonly floor?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** Judged by the exact figure, stored to three decimals. */
export function row({ of, what, figure, unit = '', floor, atLeast, atMost }: Measured): Row {
  const ratio = floor === undefined ? null : figure / floor;
  const judged = ratio ?? figure;
  const isEnough = atLeast === undefined || judged >= atLeast;
  const isLittle = atMost === undefined || judged <= atMost;
  return {
    of,
    what,
    figure: rounded(figure),
    unit,
    floor: floor === undefined ? null : rounded(floor),
    ratio: ratio === null ? null : rounded(ratio),
    bound: atLeast === undefined ? (atMost === undefined ? null : 'at most') : 'at least',
    limit: atLeast ?? atMost ?? null,
    holds: isEnough && isLittle,
  };
}

/** Fewer decimals for larger values. */
function short(value: number): string {
  const size = Math.abs(value);
  return String(Number(value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 3)));
}

const withUnit = (value: number, unit: string) => `${short(value)}${unit && ` ${unit}`}`;

/** "755 ms" */
export const figureOf = ({ figure, unit }: Row): string => withUnit(figure, unit);

/** "634 ms", or empty without a floor. */
export const floorOf = ({ floor, unit }: Row): string => (floor === null ? '' : withUnit(floor, unit));

/** "1.19 x", or empty without a floor. A value that just misses its limit is not rounded to it. */
export function ratioOf({ ratio, limit, holds }: Row): string {
  if (ratio === null) return '';
  const twoDecimals = ratio.toFixed(2);
  return `${!holds && Number(twoDecimals) === limit ? ratio.toFixed(3) : twoDecimals} x`;
}

/** "at most 1.1 x", or empty without a limit. */
export const limitOf = ({ bound, limit, ratio, unit }: Row): string =>
  limit === null ? '' : `${bound} ${withUnit(limit, ratio === null ? unit : 'x')}`;

/** One line in the terminal, starting with whether the limit holds. */
export function printRow(measured: Row): void {
  const floor = measured.floor === null ? '' : `   (floor ${floorOf(measured)})`;
  console.log(
    `${measured.holds ? 'ok  ' : 'OVER'}  ${`${measured.of}: ${measured.what}`.padEnd(58)} ${figureOf(measured).padStart(16)} ${ratioOf(measured).padStart(8)}   ${limitOf(measured)}${floor}`,
  );
}
