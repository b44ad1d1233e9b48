import {
  PICKUP_DAYS_AHEAD,
  PICKUP_FREE_FROM_LB,
  PICKUP_FREE_WITHIN_MILES,
  PICKUP_MINIMUM_LB,
  PROMISED_ANSWER_WITHIN_HOURS,
} from '../../../business/constants.ts';
import { locale } from '../../../domain/shared/locale.ts';

const pounds = (lb: number): string => `${lb.toLocaleString(locale.format)} lb`;

const MINIMUM = pounds(PICKUP_MINIMUM_LB);
const IS_FREE = `Free within ${PICKUP_FREE_WITHIN_MILES} miles of a yard for ${pounds(PICKUP_FREE_FROM_LB)} or more`;

/** /pickup around its form. */
export const pickupPageTexts = {
  pageTitle: 'Scrap Metal Pickup by Truck',
  description: `Too heavy to haul? Schedule a pickup: tell us what, where and which day works for you, and we'll call within ${PROMISED_ANSWER_WITHIN_HOURS} hours. ${MINIMUM} minimum.`,
  heading: "We'll come get it",
  toCallback: 'Request a Callback',
  form: 'Request a pickup',
  what: 'What we pick up',
  refused: "What we can't accept",
  questions: 'Pickup FAQ',
  /** What a visitor should know before filling in the form. */
  inShort: [
    `${MINIMUM} minimum per load`,
    IS_FREE,
    `We call within ${PROMISED_ANSWER_WITHIN_HOURS} hours to agree on price, day and time`,
  ],
  loads: [
    {
      name: 'Cars, trucks and farm machinery',
      text: 'Running or not, with or without wheels. Have the title on hand.',
    },
    { name: 'Steel by the load', text: 'Beams, rebar, cut-open tanks, pipe, plate and old equipment.' },
    {
      name: 'Shop and plant scrap',
      text: 'Turnings, punchings, offcuts and worn-out machines, once or every month.',
    },
    {
      name: 'Copper, brass and aluminum',
      text: 'By the pallet or the barrel: wire, radiators, siding, castings.',
    },
  ],
  terms: [
    {
      name: 'Is there a minimum?',
      text: `${MINIMUM} a load. Smaller loads are faster to drop off at a yard; ask us about anything in between.`,
    },
    {
      name: 'What does it cost?',
      text: `${IS_FREE}. Otherwise it depends on the distance. We'll tell you before a truck leaves the yard.`,
    },
  ],
  steps: [
    {
      name: 'Tell us what and where',
      text: 'Fill in the form, or call. Choose a day, and morning or afternoon.',
    },
    {
      name: 'We call you',
      text: `Within ${PROMISED_ANSWER_WITHIN_HOURS} hours, to agree on the price, day and time.`,
    },
    {
      name: 'We load and weigh',
      text: 'The truck goes over our scale, and you get paid for what the scale says.',
    },
  ],
  faq: [
    {
      question: 'Is the day I choose booked?',
      answer:
        'Not until we call you. It tells us what works for you, and we let you know whether a truck is available.',
    },
    {
      question: 'How soon can a truck come?',
      answer: `As early as tomorrow and up to ${PICKUP_DAYS_AHEAD} days out, on any day the yard is open.`,
    },
    {
      question: 'Do I have to be there?',
      answer:
        'Someone with the right to sell the metal has to be, with a photo ID. A vehicle also needs its title.',
    },
    {
      question: 'How far do you drive?',
      answer: 'All around Griffin, Newnan and Atlanta. Farther out it depends on the load, so ask us.',
    },
  ],
};
