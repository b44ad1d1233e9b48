import { type YardId, yardName } from '../../../business/yards.ts';
import { moneyText } from '../../shared/numbers/money.ts';
import type { OfferLine } from '../offer.schema.ts';
import { isPartial } from './offer-sum.ts';
import type { OfferCondition } from '../offer-state.ts';
import type { OfferedLoad } from './offered-load.ts';
import { feeNames, OFFER_CONDITION_TEXTS, offerDifferenceTexts } from '../texts.ts';
import { offerPriceText, offerWeightText } from './offer-line-text.ts';

/** The parts of an offer that a customer compares. */
export interface ComparedOffer {
  readonly lines: readonly OfferLine[];
  readonly totalCents: number;
  readonly pickupFeeCents: number;
  readonly conditions: readonly OfferCondition[];
  readonly yardId: YardId;
}

const lineText = (line: OfferLine): string => `${offerPriceText(line)}, ${offerWeightText(line)}`;

function lineChanges(before: readonly OfferLine[], after: readonly OfferLine[]): readonly string[] {
  const left = [...before];
  const changes: string[] = [];
  for (const line of after) {
    const index = left.findIndex(({ label }) => label === line.label);
    const [was] = index === -1 ? [] : left.splice(index, 1);
    if (!was) changes.push(offerDifferenceTexts.newLine(line.label, lineText(line)));
    else if (lineText(was) !== lineText(line)) {
      changes.push(offerDifferenceTexts.changed(line.label, lineText(line), lineText(was)));
    }
  }
  return [...changes, ...left.map(({ label }) => offerDifferenceTexts.goneLine(label))];
}

const changed = (label: string, was: string, is: string) =>
  was === is ? [] : [offerDifferenceTexts.changed(label, is, was)];

/** What a newer offer changes, a sentence for each part; empty if nothing that is compared here. */
export function offerDifference(
  before: ComparedOffer,
  after: ComparedOffer,
  load: OfferedLoad = 'scrap',
): readonly string[] {
  return [
    // Its lines say what has changed where a weight is missing.
    ...(isPartial(before) || isPartial(after)
      ? []
      : changed(offerDifferenceTexts.total, moneyText(before.totalCents), moneyText(after.totalCents))),
    ...changed(feeNames[load], moneyText(before.pickupFeeCents), moneyText(after.pickupFeeCents)),
    ...lineChanges(before.lines, after.lines),
    ...changed(offerDifferenceTexts.yard, yardName(before.yardId), yardName(after.yardId)),
    ...after.conditions
      .filter((key) => !before.conditions.includes(key))
      .map((key) => offerDifferenceTexts.newCondition(OFFER_CONDITION_TEXTS[key])),
    ...before.conditions
      .filter((key) => !after.conditions.includes(key))
      .map((key) => offerDifferenceTexts.goneCondition(OFFER_CONDITION_TEXTS[key])),
  ];
}
