import { ALERT_CLOCK } from '../../business/constants.ts';
import { timeTexts } from '../shared/text/texts.ts';
import { clockMinutes } from '../shared/time/clock-minutes.ts';
import { clockFace } from '../shared/time/new-york-time.ts';

/** What is shown next to a field. */
export const alertSentences = {
  kind: 'Please choose when to email you',
  grade: 'Please choose a grade',
  yard: 'Please choose a yard',
  atLeast: 'Please enter dollars and cents, like 4.50',
  reached: 'The price is already there. Please enter a higher one',
  email: 'Please enter a valid email',
  noEmail: 'Please enter your email',
};

/** An alert in words, on its page and in mails. */
export const alertWords = {
  anyYard: 'any yard',
  atLeast: (grade: string, yard: string, price: string) => `${grade}, ${yard}: at or above ${price}`,
  moved: (grade: string, yard: string, percent: number) => `${grade}, ${yard}: moved by ${percent}% or more`,
  weekly: (yard: string) =>
    `All prices, ${yard}: every Monday at ${clockFace(clockMinutes(ALERT_CLOCK), timeTexts)}`,
};
