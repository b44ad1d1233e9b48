import { unitTexts } from '../rewards/texts.ts';
import { loadText } from '../rewards/visit-text.ts';
import { dollarsText } from '../shared/numbers/money.ts';
import { PARTS_REASON, ROUNDING } from './ticket-reasons.ts';
import { paidTexts, ticketSheetTexts } from './texts.ts';
import type { TicketLineView, TicketSheet } from './tickets.api.ts';

/** The language of a ticket: the build's own, unless somebody else's is given. */
const OWN = { sheet: ticketSheetTexts, units: unitTexts };
export type SheetTexts = typeof OWN;

interface SumPart {
  readonly name: string;
  /** With the sign that joins it to the one before. */
  readonly text: string;
}

/** The difference of at most 5 cents between a point of sale's total and its lines. */
const isRounding = ({ metalType }: TicketLineView): boolean => metalType === ROUNDING;

/** Gross - tare - deduction = net x price = amount; what was not recorded is left out. */
export function lineSum(line: TicketLineView, { sheet: texts, units }: SheetTexts = OWN): readonly SumPart[] {
  const weight = (text: string | null) => loadText({ weight: text ?? '0', unit: line.unit }, units);
  const net = { name: texts.net, text: weight(line.net) };
  const amount = { name: texts.amount, text: `= ${dollarsText(line.amount)}` };
  if (isRounding(line)) return [amount];
  if (line.gross === null || line.price === null) return [net, amount];
  return [
    { name: texts.gross, text: weight(line.gross) },
    { name: texts.tare, text: `− ${weight(line.tare)}` },
    { name: texts.deduction, text: `− ${weight(line.deduction)}` },
    { ...net, text: `= ${net.text}` },
    { name: texts.price, text: `× ${texts.rate(`$${line.price}`, line.priceUnit ?? 'lb')}` },
    amount,
  ];
}

/** The same without what is not taken off. */
export const shortSum = (line: TicketLineView, texts: SheetTexts = OWN): readonly SumPart[] =>
  lineSum(line, texts).filter(({ text }) => !text.startsWith('− 0 '));

/** "Check 1042"; null if it was not recorded. */
export const paidText = (
  { paidBy, checkNumber }: Pick<TicketSheet, 'paidBy' | 'checkNumber'>,
  texts: typeof paidTexts = paidTexts,
): string | null => (paidBy === 'check' ? texts.check(checkNumber) : paidBy && texts[paidBy]);

/** Whether the price is the one that the yard had posted at that minute; null if that was not recorded. */
export const isPaidAsPosted = ({ postedPrice, priceReason }: TicketLineView): boolean | null =>
  postedPrice === null ? null : priceReason === null;

/** Why a line pays what it does, in sentences. */
export function lineReasons(
  line: TicketLineView,
  { sheet: texts, units }: SheetTexts = OWN,
): readonly string[] {
  const rateText = (price: string, per: string | null) => texts.rate(`$${price}`, per ?? 'lb');
  const { unit, deduction, deductionReason, deductionParts, priceReason, postedPrice, priceUnit, offered } =
    line;
  if (isRounding(line)) return [texts.rounding];
  const reasons: string[] = [];
  if (deductionReason && deduction) {
    const load = loadText({ weight: deduction, unit }, units);
    const parts = (deductionParts ?? []).map((part) => texts.questions[part].off.toLowerCase()).join(', ');
    reasons.push(
      deductionReason === PARTS_REASON ? texts.unweighed(load, parts) : texts.deducted[deductionReason](load),
    );
  }
  if (priceReason === 'refused') reasons.push(texts.refused);
  else if (priceReason && postedPrice) {
    const why = texts.why[priceReason];
    reasons.push(
      offered
        ? texts.offered(rateText(offered.price, offered.unit), why)
        : texts.posted(rateText(postedPrice, priceUnit), why),
    );
  }
  if (unit === 'ton' && priceUnit === 'lb') reasons.push(texts.ton);
  if (postedPrice === null) reasons.push(texts.bare);
  return reasons;
}
