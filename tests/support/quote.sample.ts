import { NOTHING_CHOSEN } from '../../src/domain/quotes/request-choices.ts';

/** What the three forms of a request have in common, as it is typed: no email, nothing ticked or chosen. */
export const SAMPLE_QUOTE = {
  firstName: 'Ada',
  lastName: 'Wright',
  phone: '(770) 555-0199',
  email: '',
  description: 'Two old washing machines',
  ...NOTHING_CHOSEN,
} as const;

/** A pickup on a Tuesday. */
export const SAMPLE_PICKUP = {
  address: '12 Mill St',
  city: 'Griffin',
  state: 'GA',
  zip: '30223',
  weightClass: 'over_20000_lb',
  day: '2026-11-24',
  window: 'afternoon',
} as const;
