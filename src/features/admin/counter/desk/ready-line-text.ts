import { moneyText } from '../../../../domain/shared/numbers/money.ts';
import { groupedNumber } from '../../../../domain/shared/numbers/typed-number.ts';
import { deductionText, REASON_NAMES } from '../../../../domain/tickets/ticket-reasons.ts';
import type { ReadyLine } from './ticket-draft.ts';

/** "10,250 − 2 − 0.5 = 10,247.5 lb × $4.50 = $46,113.75": weights that are not there are left out. */
export function readyLineText({ line, priced: { net, cents }, grade }: ReadyLine): string {
  const off = [line.tare, line.deduction].filter((weight) => Number(weight) > 0);
  const weighed =
    off.length > 0
      ? `${[line.gross, ...off].map(groupedNumber).join(' − ')} = ${groupedNumber(net)}`
      : groupedNumber(net);
  const price = line.unit === grade.unit ? `$${line.price}` : `$${line.price} per ${grade.unit}`;
  return `${weighed} ${line.unit} × ${price} = ${moneyText(cents)}`;
}

/** "Moisture; different price: Agreed" */
export const readyReasonsText = ({ line, priced }: ReadyLine): string =>
  [deductionText(line), priced.priceReason && `different price: ${REASON_NAMES[priced.priceReason]}`]
    .filter(Boolean)
    .join('; ');
