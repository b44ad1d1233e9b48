import { loadText } from '../rewards/visit-text.ts';
import { dollarsText } from '../shared/money.ts';
import { type DeductionReason, type PriceReason, ROUNDING } from './ticket-reasons.ts';
import type { TicketLineView } from './tickets.api.ts';

/** As the seller reads it, after "taken off for". */
const DEDUCTED_FOR: Readonly<Record<DeductionReason, string>> = {
  dirty: 'dirt',
  attachments: 'attachments of another metal or of no metal',
  moisture: 'water',
  mixed: 'other material mixed in',
  unrecorded: 'a reason that was not recorded',
};

/** As the seller reads it, after the posted price. */
const PRICED_FOR: Readonly<Record<Exclude<PriceReason, 'refused' | 'unrecorded'>, string>> = {
  dirty: 'the metal was dirty',
  attachments: 'it had attachments of another metal or of no metal',
  moisture: 'it was wet',
  mixed: 'it was mixed with other material',
  lower_grade: 'it was a lower grade',
  agreed: 'this price was agreed at the counter',
};

/** "$4.50 a lb", "$6.00 each" */
const rateText = (price: string, unit: string | null): string =>
  unit === 'each' ? `$${price} each` : `$${price} a ${unit ?? 'lb'}`;

interface SumPart {
  readonly name: 'Gross' | 'Tare' | 'Deduction' | 'Net' | 'Price' | 'Amount';
  /** With the sign that joins it to the one before. */
  readonly text: string;
}

/** The difference of at most 5 cents between a point of sale's total and its lines. */
const isRounding = ({ metalType }: TicketLineView): boolean => metalType === ROUNDING;

/** Gross - tare - deduction = net x price = amount; what was not recorded is left out. */
export function lineSum(line: TicketLineView): readonly SumPart[] {
  const weight = (text: string | null) => loadText({ weight: text ?? '0', unit: line.unit });
  const net = { name: 'Net', text: weight(line.net) } as const;
  const amount = { name: 'Amount', text: `= ${dollarsText(line.amount)}` } as const;
  if (isRounding(line)) return [amount];
  if (line.gross === null || line.price === null) return [net, amount];
  return [
    { name: 'Gross', text: weight(line.gross) },
    { name: 'Tare', text: `− ${weight(line.tare)}` },
    { name: 'Deduction', text: `− ${weight(line.deduction)}` },
    { ...net, text: `= ${net.text}` },
    { name: 'Price', text: `× ${rateText(line.price, line.priceUnit)}` },
    amount,
  ];
}

/** Whether the price is the one that the yard had posted at that minute; null where that was not recorded. */
export const isPaidAsPosted = ({ postedPrice, priceReason }: TicketLineView): boolean | null =>
  postedPrice === null ? null : priceReason === null;

/** Why a line pays what it does, in sentences. */
export function lineReasons(line: TicketLineView): readonly string[] {
  const { unit, deduction, deductionReason, priceReason, postedPrice, priceUnit } = line;
  if (isRounding(line)) return ['What the yard’s scale system rounded the total by.'];
  const reasons: string[] = [];
  if (deductionReason && deduction) {
    reasons.push(`${loadText({ weight: deduction, unit })} taken off for ${DEDUCTED_FOR[deductionReason]}.`);
  }
  if (priceReason === 'refused') reasons.push('Refused: we could not buy this.');
  else if (priceReason && postedPrice) {
    const why =
      priceReason === 'unrecorded'
        ? 'Paid at another one; the reason was not recorded.'
        : `Paid at another one, because ${PRICED_FOR[priceReason]}.`;
    reasons.push(`The posted price was ${rateText(postedPrice, priceUnit)}. ${why}`);
  }
  if (unit === 'ton' && priceUnit === 'lb') reasons.push('A ton is 2,000 lb.');
  if (postedPrice === null) reasons.push('Recorded without its weights on the scale and its price.');
  return reasons;
}
