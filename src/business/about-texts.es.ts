import about from '../content/business/about-in-spanish.json' with { type: 'json' };
import type * as english from './about-texts.ts';

export const BUSINESS_TAGLINE: typeof english.BUSINESS_TAGLINE = about.tagline;
export const BUSINESS_PARTNER_LINE: typeof english.BUSINESS_PARTNER_LINE = about.partnerLine;
