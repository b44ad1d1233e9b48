import { pointsText } from './points/points.ts';
import type { Tier } from './points/tiers.ts';

/** What is shown next to a field of a new rewards account. */
export const customerSentences = {
  noFirstName: 'Required',
  noLastName: 'Required',
  noPhone: 'Required',
  phone: 'Phone number must be 10 digits',
  email: 'Please enter a valid email',
};

/** Days written out. */
export const dayTexts = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  monthDay: (month: string, day: number) => `${month} ${day}`,
  withYear: (monthDay: string, year: string) => `${monthDay}, ${year}`,
};

const pointUnit = (points: number): string => (Math.abs(points) === 1 ? 'point' : 'points');

/** An amount of points. */
export const pointsTexts = {
  /** "1,234 points" */
  points: (points: number) => `${pointsText(points)} ${pointUnit(points)}`,
  /** Follows a number of points that is styled separately. */
  unit: pointUnit,
};

/** What customers read for a tier. */
export const tierNames: Readonly<Record<Tier, string>> = {
  Bronze: 'Bronze',
  Silver: 'Silver',
  Gold: 'Gold',
  Platinum: 'Platinum',
};

export const unitTexts = {
  /** After a weight, a decimal: "tons" after "2.5". */
  of: (unit: string, weight: string): string => (unit === 'ton' && Number(weight) !== 1 ? 'tons' : unit),
};
