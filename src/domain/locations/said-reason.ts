import type { SaidText } from '../../business/said-reward.ts';

/** Why a yard has other hours on a day, in English as owners and staff wrote it. */
export const saidReason = (reason: string): SaidText => ({ text: reason });
