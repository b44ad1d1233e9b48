import { FUNDING_LOOK_BACK_DAYS } from '../../../src/business/staff-constants.ts';

const DAY_MS = 86_400_000;

/** How far back providers are asked. */
export const lookBack = (): Date => new Date(Date.now() - FUNDING_LOOK_BACK_DAYS * DAY_MS);
