import { YARDS } from './business/yards.ts';
import { MATERIAL_SLUGS } from './domain/materials/material-slug.ts';
import * as english from './paths.ts';
import * as spanish from './paths.es.ts';

/** The addresses of one page, by the language that it is in. */
export interface TranslatedPage {
  readonly en: string;
  readonly es: string;
}

const STANDING = [
  'homePath',
  'pricesPath',
  'locationsPath',
  'whatToBringPath',
  'estimatePath',
  'pickupPath',
  'callbackPath',
  'ticketPath',
  'searchPath',
  'offlinePath',
  'rewardsPath',
  'thankYouPath',
] as const;

/** Each page that is there in both languages. */
export const TRANSLATED_PAGES: readonly TranslatedPage[] = [
  ...STANDING.map((name) => ({ en: english[name], es: spanish[name] })),
  ...YARDS.map(({ id }) => ({ en: english.locationPath(id), es: spanish.locationPath(id) })),
  ...MATERIAL_SLUGS.map((slug) => ({ en: english.materialPath(slug), es: spanish.materialPath(slug) })),
];

/** The page at an address, in either language; undefined if it is in one language alone. */
export const translatedPage = (path: string): TranslatedPage | undefined =>
  TRANSLATED_PAGES.find(({ en, es }) => path === en || path === es);
