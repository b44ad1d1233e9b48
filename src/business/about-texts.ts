import about from '../content/business/about.json' with { type: 'json' };

/** What the business says of itself. Owners change it in the editor (/admin/content). */
export const BUSINESS_TAGLINE = about.tagline;
/** Who the partner is and why a seller would open its app. */
export const BUSINESS_PARTNER_LINE = about.partnerLine;
