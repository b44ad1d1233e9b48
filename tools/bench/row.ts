/** One thing that was measured. */
export interface Row {
  /** What it belongs to: a call, a page, a function. */
  readonly of: string;
  readonly what: string;
  readonly figure: number;
  /** Empty for a bare number. */
  readonly unit: string;
  /** The same of the floor, in the same run. */
  readonly floor: number | null;
  /** The figure as a share of the floor. */
  readonly ratio: number | null;
  readonly bound: 'at least' | 'at most' | null;
  /** Of the ratio where there is one. Without a limit the row is there to be known. */
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

/** Judged by what was measured, kept to thousandths. */
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
