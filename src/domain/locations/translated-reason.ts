import type { TranslatedText } from '../../business/translated-reward.ts';

/** Why a yard has other hours on a day, in English as owners and staff wrote it. */
export const translatedReason = (reason: string): TranslatedText => ({ text: reason });
