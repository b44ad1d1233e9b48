/** Why a yard has other hours on a day, in English as owners and staff wrote it, and the language that it comes in. */
export const dayReasonTexts = { of: (reason: string) => ({ text: reason, lang: 'en' }) };
