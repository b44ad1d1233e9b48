import { LAWFUL_HOURS } from '../../../business/constants.ts';
import { hoursText } from './opening.ts';

/** Why other hours are refused, for staff's form, the editor and the build. */
export const LAWFUL_HOURS_MESSAGE = `Please stay within ${hoursText(LAWFUL_HOURS)}: Georgia law doesn’t allow buying metal outside these hours (O.C.G.A. 10-1-359)`;
