import { FUNDING_LOOK_BACK_DAYS } from '../../../src/business/staff-constants.ts';

const DAY_MS = 86_400_000;

/** From when on providers are asked what they did. */
export const lookBack = (): Date => new Date(Date.now() - FUNDING_LOOK_BACK_DAYS * DAY_MS);
