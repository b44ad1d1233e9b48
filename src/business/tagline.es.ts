import about from '../content/business/about.es.json' with { type: 'json' };
import type * as english from './tagline.ts';

export const BUSINESS_TAGLINE: typeof english.BUSINESS_TAGLINE = about.tagline;
