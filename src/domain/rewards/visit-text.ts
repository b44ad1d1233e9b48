import { pointsText } from './points.ts';
import { unitTexts } from './texts.ts';

/** "1,200.5" from "1200.500". */
function weightText(weight: string): string {
  const [whole = '', decimals = ''] = weight.split('.');
  const rest = decimals.replace(/0+$/, '');
  return pointsText(Number(whole)) + (rest && `.${rest}`);
}

/** "1,200.5 lb" */
export const loadText = (
  { weight, unit }: { readonly weight: string; readonly unit: string },
  texts: typeof unitTexts = unitTexts,
): string => `${weightText(weight)} ${texts.of(unit, weight)}`;

/** The line for the streak's bonus. */
export const streakText = (consecutiveVisits: number): string =>
  `Visit streak bonus: visit ${pointsText(consecutiveVisits)} in a row`;

/** When a visit of the streak no longer counts. */
export const streakEndedText = 'Visit streak bonus corrected: a visit no longer counts';
