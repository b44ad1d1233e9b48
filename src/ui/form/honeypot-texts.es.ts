import type * as english from './honeypot-texts.ts';

export const honeypotTexts: typeof english.honeypotTexts = { website: 'Sitio web' };
