import { groupedNumber } from '../shared/numbers/typed-number.ts';
import { pointsText } from './points/points.ts';
import { unitTexts } from './texts.ts';

/** "1,200.5 lb" */
export const loadText = (
  { weight, unit }: { readonly weight: string; readonly unit: string },
  texts: typeof unitTexts = unitTexts,
): string => `${groupedNumber(weight)} ${texts.of(unit, weight)}`;

/** The line for the streak's bonus. */
export const streakText = (consecutiveVisits: number): string =>
  `Visit streak bonus: visit ${pointsText(consecutiveVisits)} in a row`;

/** When a visit of the streak no longer counts. */
export const streakEndedText = 'Visit streak bonus corrected: a visit no longer counts';
