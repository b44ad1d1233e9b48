import { LAWFUL_HOURS } from '../../../business/constants.ts';
import { clockMinutes } from '../../shared/time/clock-minutes.ts';
import { clockFace } from '../../shared/time/new-york-time.ts';
import { hoursText } from './opening.ts';

/** Why other hours are refused, for staff's form, the editor and the build. */
export const LAWFUL_HOURS_MESSAGE = `Please stay within ${hoursText(LAWFUL_HOURS)}: Georgia law doesn’t allow buying metal outside these hours (O.C.G.A. 10-1-359)`;

/** Whether a yard may buy metal then, in minutes since midnight on the yards' clock. */
export const isLawful = (minutes: number): boolean =>
  minutes >= clockMinutes(LAWFUL_HOURS.opens) && minutes <= clockMinutes(LAWFUL_HOURS.closes);

/** The question about a sale recorded at this minute of the day, without an earlier time of sale. */
export const unlawfulNowText = (minutes: number): string =>
  `It’s ${clockFace(minutes)}. Georgia law allows buying 7 AM–7 PM. Was the sale earlier? Enter when it was.`;

/** The question about a sale that is said to have been at this minute of the day. */
export const unlawfulSaleText = (minutes: number): string =>
  `A sale at ${clockFace(minutes)}, when Georgia law doesn’t allow buying (7 AM–7 PM)`;
