import about from '../content/business/about.json' with { type: 'json' };

/** Under the name, at the foot of pages and of mail. */
export const BUSINESS_TAGLINE = about.tagline;
