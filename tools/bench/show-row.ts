import type { Row } from './row.ts';

/** Three decimals of what is small, none of what is large. */
function short(value: number): string {
  const size = Math.abs(value);
  return String(Number(value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 3)));
}

const withUnit = (value: number, unit: string) => `${short(value)}${unit && ` ${unit}`}`;

/** "755 ms" */
export const figureOf = ({ figure, unit }: Row): string => withUnit(figure, unit);

/** "634 ms", or nothing where there is no floor. */
export const floorOf = ({ floor, unit }: Row): string => (floor === null ? '' : withUnit(floor, unit));

/** "1.19 x", or nothing where there is no floor. What only just misses its limit is not shown as the limit itself. */
export function ratioOf({ ratio, limit, holds }: Row): string {
  if (ratio === null) return '';
  const rounded = ratio.toFixed(2);
  return `${!holds && Number(rounded) === limit ? ratio.toFixed(3) : rounded} x`;
}

/** "at most 1.1 x", or nothing where there is no limit. */
export const limitOf = ({ bound, limit, ratio, unit }: Row): string =>
  limit === null ? '' : `${bound} ${withUnit(limit, ratio === null ? unit : 'x')}`;
