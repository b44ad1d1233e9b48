import { metalName } from '../prices/grades/metal-types.ts';
import type { EstimateData } from './estimate.schema.ts';

/** "Steel: 2 ton, Red Brass: 40 lb" of the estimator's lines. */
export const estimateWords = (lines: EstimateData): string =>
  lines.map(({ metalType, weight, unit }) => `${metalName(metalType)}: ${weight} ${unit}`).join(', ');
