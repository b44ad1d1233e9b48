/** One measurement. */
export interface Row {
  /** What it belongs to: a page, the visitors. */
  readonly of: string;
  readonly what: string;
  readonly figure: number;
  readonly unit?: string;
  /** The least that this machine could do, in the same run: limits then apply to the share of it. */
  readonly floor?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Judged by the exact figure. No number is never right. */
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
