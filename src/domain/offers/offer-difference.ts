import { moneyText } from '../shared/money.ts';
import type { OfferLine } from './offer.schema.ts';
import { OFFER_CONDITION_TEXTS, type OfferCondition } from './offer-state.ts';

/** The parts of an offer that a customer compares. */
export interface ComparedOffer {
  readonly lines: readonly OfferLine[];
  readonly totalCents: number;
  readonly pickupFeeCents: number;
  readonly conditions: readonly OfferCondition[];
  readonly yardName: string;
}

/** "$4.50 per lb", "$30.00 each". */
export const offerPriceText = ({ price, unit }: Pick<OfferLine, 'price' | 'unit'>): string => {
  const shown = /\.\d{2,}$/.test(price) ? price : Number(price).toFixed(2);
  return unit === 'each' ? `$${shown} each` : `$${shown} per ${unit}`;
};

/** "120 lb", "1 ton", "3 pieces". */
export const offerWeightText = ({ weight, unit }: Pick<OfferLine, 'weight' | 'unit'>): string => {
  if (weight === null) return 'Weight not known yet';
  const shown = weight.includes('.') ? weight.replace(/\.?0+$/, '') : weight;
  const grouped = shown.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
  if (unit === 'each') return `${grouped} ${grouped === '1' ? 'piece' : 'pieces'}`;
  return `${grouped} ${unit === 'ton' && grouped !== '1' ? 'tons' : unit}`;
};

const lineText = (line: OfferLine): string => `${offerPriceText(line)}, ${offerWeightText(line)}`;

function lineChanges(before: readonly OfferLine[], after: readonly OfferLine[]): readonly string[] {
  const left = [...before];
  const changes: string[] = [];
  for (const line of after) {
    const index = left.findIndex(({ label }) => label === line.label);
    const [was] = index === -1 ? [] : left.splice(index, 1);
    if (!was) changes.push(`${line.label}: new, ${lineText(line)}`);
    else if (lineText(was) !== lineText(line)) {
      changes.push(`${line.label}: ${lineText(line)}; before, ${lineText(was)}`);
    }
  }
  return [...changes, ...left.map(({ label }) => `${label}: no longer part of the offer`)];
}

const changed = (label: string, was: string, is: string) =>
  was === is ? [] : [`${label}: ${is}; before, ${was}`];

/** What a newer offer changes, a sentence for each part; empty if nothing that is compared here. */
export function offerDifference(before: ComparedOffer, after: ComparedOffer): readonly string[] {
  return [
    ...changed('Total', moneyText(before.totalCents), moneyText(after.totalCents)),
    ...changed('Pickup fee', moneyText(before.pickupFeeCents), moneyText(after.pickupFeeCents)),
    ...lineChanges(before.lines, after.lines),
    ...changed('Yard', before.yardName, after.yardName),
    ...after.conditions
      .filter((key) => !before.conditions.includes(key))
      .map((key) => `New condition: ${OFFER_CONDITION_TEXTS[key]}`),
    ...before.conditions
      .filter((key) => !after.conditions.includes(key))
      .map((key) => `No longer a condition: ${OFFER_CONDITION_TEXTS[key]}`),
  ];
}
