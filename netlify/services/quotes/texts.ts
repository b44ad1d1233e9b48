import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../../src/business/constants.ts';

/** What a visitor reads who asked for a copy of a request. */
export const visitorMailTexts = {
  subject: (request: string) => `Your ${request} to ${BUSINESS_NAME}`,
  heading: (request: string) => `We have your ${request}`,
  promises: {
    quote: `Thank you for asking ${BUSINESS_NAME} for a quote. We’ll contact you within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
    pickup: `Thank you for asking ${BUSINESS_NAME} for a pickup. It isn’t booked yet: we’ll contact you within ${PROMISED_ANSWER_WITHIN_HOURS} hours to agree on a price and a time.`,
    callback: `Thank you for asking ${BUSINESS_NAME} for a call. We’ll call the number you gave us at the time below.`,
  },
  /** In their place where it is about a car. */
  car: {
    subject: `Your car’s details, sent to ${BUSINESS_NAME}`,
    heading: 'We have your car',
    promise: `Thank you for offering ${BUSINESS_NAME} your car. We’ll contact you within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
    tow: 'The tow isn’t booked yet: we’ll agree on a price and a time first.',
  },
  notYou: "If you didn't ask for this, you can ignore this email.",
  whereItStands: 'See where your request stands',
  callUs: 'Call us',
};

/** What was chosen for a pickup or a call. */
export const chosenTimeTexts = {
  day: 'Day',
  time: 'Time',
  weight: 'Weight',
  inGeorgia: (slot: string) => `${slot} Eastern time`,
};
