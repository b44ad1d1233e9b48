import { ESTIMATE_POUNDS_PER_TON } from '../../src/business/constants.ts';

/** Pounds of a weight column of `visits v` in the line's unit, in SQL; null if it is not a weight. */
export const poundsOf = (column: string): string =>
  `case v.unit when 'lb' then v.${column} when 'ton' then v.${column} * ${ESTIMATE_POUNDS_PER_TON} end`;
