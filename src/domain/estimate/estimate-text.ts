import { metalName } from '../prices/grades/metal-types.ts';
import { moneyText, type Cents } from '../shared/numbers/money.ts';
import { estimateTexts } from './texts.ts';
import type { WeightUnit } from '../shared/numbers/weight.ts';

export interface EstimatedLine {
  readonly metalType: string;
  /** What the price list calls it. */
  readonly name?: string | undefined;
  /** A decimal number. */
  readonly weight: string;
  readonly unit: WeightUnit;
}

/** The estimate as a quote's description, so that staff see what the visitor saw: "Steel: 2 ton". */
export const estimateText = (lines: readonly EstimatedLine[], totalCents: Cents): string =>
  [
    ...lines.map(({ metalType, name = metalName(metalType), weight, unit }) => `${name}: ${weight} ${unit}`),
    estimateTexts.onWebsite(moneyText(totalCents)),
  ].join('\n');
