import type * as english from './yard-id-texts.ts';

export const yardIdSentences: typeof english.yardIdSentences = { choose: 'Elija un patio' };
