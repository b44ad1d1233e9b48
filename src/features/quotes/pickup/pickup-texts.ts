import { PICKUP_DAYS_AHEAD, PROMISED_ANSWER_WITHIN_HOURS } from '../../../business/constants.ts';

export const PICKUP_LOADS = [
  {
    name: 'Cars, trucks and farm machinery',
    text: 'Running or not, with or without wheels. Have the title at hand.',
  },
  { name: 'Steel by the load', text: 'Beams, rebar, tanks cut open, pipe, plate and old equipment.' },
  {
    name: 'Shop and plant scrap',
    text: 'Turnings, punchings, offcuts and worn-out machines, once or every month.',
  },
  {
    name: 'Copper, brass and aluminum',
    text: 'By the pallet or the barrel: wire, radiators, siding, castings.',
  },
] as const;

export const TERMS = [
  {
    name: 'From what weight?',
    text: 'From 1,000 lb a load. Less is quicker brought to one of our yards; ask us about anything in between.',
  },
  {
    name: 'What does it cost?',
    text: 'Ask. It depends on the metal, the weight and the way to you. You hear it before a truck leaves the yard.',
  },
] as const;

export const STEPS = [
  {
    name: 'Tell us what and where',
    text: 'Fill in the form, or call. Choose a day and a half of the day that suit you.',
  },
  {
    name: 'We call you',
    text: `Within ${PROMISED_ANSWER_WITHIN_HOURS} hours, to agree on price, day and time.`,
  },
  {
    name: 'We load and weigh',
    text: 'The truck goes over our scale, and what the scale says is what you are paid for.',
  },
] as const;

export const FAQ = [
  {
    question: 'Is the day I choose booked?',
    answer:
      'Not before we have called you. It tells us when it suits you, and we tell you whether a truck is free.',
  },
  {
    question: 'How soon can a truck come?',
    answer: `Tomorrow at the earliest, and up to ${PICKUP_DAYS_AHEAD} days ahead, on days on which the yard is open.`,
  },
  {
    question: 'Do I have to be there?',
    answer: 'Somebody who may sell the metal has to be, with a photo ID. A vehicle also needs its title.',
  },
  {
    question: 'How far do you drive?',
    answer: 'Around Griffin, Newnan and Atlanta. Further out it depends on the load, so ask.',
  },
] as const;
