import { pointsText } from './points.ts';
import type * as english from './points-texts.ts';

const unit = (points: number) => (Math.abs(points) === 1 ? 'punto' : 'puntos');

export const pointsTexts: typeof english.pointsTexts = {
  points: (points) => `${pointsText(points)} ${unit(points)}`,
  unit,
};
