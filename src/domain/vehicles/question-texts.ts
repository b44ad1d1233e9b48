import type { VehicleQuestion } from '../../business/vehicles.ts';

interface QuestionTexts {
  /** As the form asks. */
  readonly question: string;
  /** What the costly answer says of the car, on its own. */
  readonly off: string;
  /** In a list of what nobody knows. */
  readonly part: string;
  /** What its pounds stand for, if not for its own weight. */
  readonly note?: string;
}

/** All that is said of a question about a car: by form, sum, summary, staff and ticket. */
export const carQuestionTexts: Readonly<Record<VehicleQuestion, QuestionTexts>> = {
  engine: { question: 'Engine in place', off: 'No engine', part: 'engine' },
  transmission: { question: 'Transmission in place', off: 'No transmission', part: 'transmission' },
  converter: {
    question: 'Catalytic converter in place',
    off: 'No catalytic converter',
    part: 'catalytic converter',
  },
  battery: { question: 'Battery in place', off: 'No battery', part: 'battery' },
  wheels: { question: 'All four wheels on', off: 'Wheels missing', part: 'wheels' },
  rolls: { question: 'It rolls', off: 'Doesn’t roll', part: 'whether it rolls' },
  keys: { question: 'I have the keys', off: 'No keys', part: 'keys' },
  floodOrFire: { question: 'It was in a flood or fire', off: 'Flood or fire damage', part: 'flood or fire' },
  cabinEmpty: {
    question: 'No trash or belongings inside',
    off: 'Not empty inside',
    part: 'whether it’s empty inside',
    note: 'the cost of cleaning it out, counted as pounds',
  },
};
