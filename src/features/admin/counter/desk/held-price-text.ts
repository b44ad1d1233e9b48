import { yardName } from '../../../../business/yards.ts';
import type { CounterHold } from '../../../../domain/holds/admin-holds.api.ts';
import { groupedNumber } from '../../../../domain/shared/numbers/typed-number.ts';
import { staffTime } from '../../staff-text.ts';

/** "Bare Bright Copper, $4.60 per lb for up to 2,000 lb, Griffin GA, until Mon 4:30 PM". */
export const heldPriceText = ({ name, price, unit, most, yardId, until }: CounterHold): string => {
  const load = unit === 'each' ? 'pieces' : 'lb';
  const per = unit === 'each' ? 'each' : `per ${unit}`;
  return `${name}, $${price} ${per} for up to ${groupedNumber(String(most))} ${load}, ${yardName(yardId)}, until ${staffTime(until)}`;
};
