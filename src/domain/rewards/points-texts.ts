import { pointsText } from './points.ts';

/** An amount of points. */
export const pointsTexts = {
  /** "1,234 points" */
  points: (points: number) => `${pointsText(points)} points`,
  /** After a number of points that stands in another style. */
  unit: (_points: number) => 'points',
};
