import { pointsText } from './points.ts';

const unit = (points: number): string => (Math.abs(points) === 1 ? 'point' : 'points');

/** An amount of points. */
export const pointsTexts = {
  /** "1,234 points" */
  points: (points: number) => `${pointsText(points)} ${unit(points)}`,
  /** After a number of points that is in another style. */
  unit,
};
