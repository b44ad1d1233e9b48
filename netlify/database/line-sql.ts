import { ESTIMATE_POUNDS_PER_TON } from '../../src/business/constants.ts';

/** Pounds of a weight column of `visits v` in the line's unit, in SQL; null if it is not a weight. */
export const linePoundsOf = (column: string): string =>
  `case v.unit when 'lb' then v.${column} when 'ton' then v.${column} * ${ESTIMATE_POUNDS_PER_TON} end`;

/** Cents of a weight column of `visits v` at a price per the grade's unit, half a cent rounded up: payoutCents() in SQL. */
export const lineCentsOf = (weight: string, price: string): string =>
  `round(100 * v.${weight} * v.${price} * case when v.unit = v.price_unit then 1
    when v.unit = 'ton' then ${ESTIMATE_POUNDS_PER_TON} when v.price_unit = 'ton' then 1.0 / ${ESTIMATE_POUNDS_PER_TON} else 1 end)`;
