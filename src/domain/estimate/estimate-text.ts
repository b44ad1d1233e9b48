import { metalName } from '../prices/metal-types.ts';
import { moneyText, type Cents } from '../shared/money.ts';
import type { WeightUnit } from './payout.ts';

export interface EstimatedLine {
  readonly metalType: string;
  /** A decimal. */
  readonly weight: string;
  readonly unit: WeightUnit;
}

/** The lines as the description of a quote: "Steel: 2 ton", and what they came to, so that staff see what was seen. */
export const estimateText = (lines: readonly EstimatedLine[], totalCents: Cents): string =>
  [
    ...lines.map(({ metalType, weight, unit }) => `${metalName(metalType)}: ${weight} ${unit}`),
    `Estimated on the website: ${moneyText(totalCents)}`,
  ].join('\n');
