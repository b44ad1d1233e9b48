import { BUSINESS_NAME } from '../../../src/business/business.ts';
import { PROMISED_ANSWER_WITHIN_HOURS } from '../../../src/business/constants.ts';

/** What a visitor reads who asked for a copy of a request. */
export const visitorMailTexts = {
  subject: (request: string) => `Your ${request} to ${BUSINESS_NAME}`,
  heading: (request: string) => `We have your ${request}`,
  promises: {
    quote: `Thank you for asking ${BUSINESS_NAME} for a quote. We’ll contact you within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
    pickup: `Thank you for asking ${BUSINESS_NAME} for a pickup. It isn’t booked yet: we’ll contact you within ${PROMISED_ANSWER_WITHIN_HOURS} hours to agree on a price and a time.`,
    /** A pickup at the time of a truck. */
    booked: `Thank you for asking ${BUSINESS_NAME} for a pickup. Our truck is booked for the time below. We’ll contact you within ${PROMISED_ANSWER_WITHIN_HOURS} hours to agree on a price.`,
    callback: `Thank you for asking ${BUSINESS_NAME} for a call. We’ll call the number you gave us at the time below.`,
  },
  /** In their place where it is about a car. */
  car: {
    subject: 'We have your car’s details',
    heading: 'We have your car’s details',
    promise: `Thank you for offering ${BUSINESS_NAME} your car. We’ll contact you within ${PROMISED_ANSWER_WITHIN_HOURS} hours.`,
  },
  leftOut:
    'For your privacy, this email leaves out your name, phone and address. If you didn’t ask for it, you can ignore it.',
  whereItStands: 'See where your request stands',
  callUs: 'Quotes line',
};

/** What was chosen for a pickup or a call. */
export const chosenTimeTexts = {
  day: 'Day',
  time: 'Time',
  weight: 'Weight',
  inGeorgia: (slot: string) => `${slot} Eastern time`,
};

/** What a customer reads about a stop of a truck. */
export const stopMailTexts = {
  planned: {
    subject: 'Your pickup has a time',
    heading: 'Your pickup has a time',
    text: 'Our truck comes at the time below. Please have the load where the truck can get to it, and your photo ID with you.',
  },
  moved: {
    subject: 'Your pickup has a new time',
    heading: 'Your pickup has a new time',
    text: 'Our truck comes at the time below. Please have the load where the truck can get to it, and your photo ID with you.',
  },
  canceled: {
    subject: 'Your pickup is canceled',
    heading: 'Your pickup is canceled',
    text: 'No truck comes at the time below. Need one after all? Please call us.',
  },
  reminder: {
    subject: 'Tomorrow: your pickup',
    heading: 'Our truck comes tomorrow',
    text: 'Please have the load where the truck can get to it, and your photo ID with you. You can still move or cancel the pickup until 6:00 PM today.',
  },
  calendar: {
    title: { scrap: `Scrap pickup: ${BUSINESS_NAME}`, car: `Tow: ${BUSINESS_NAME}` },
    text: 'Our truck comes within this hour.',
  },
  open: 'See, move or cancel it',
  callUs: 'Quotes line',
};
