import { YARDS } from './business/yards.ts';
import * as spanishLinks from './domain/offers/link-paths.es.ts';
import * as englishLinks from './domain/offers/link-paths.ts';
import { MATERIAL_SLUGS } from './domain/materials/material-slug.ts';
import * as english from './paths.ts';
import * as spanish from './paths.es.ts';

type English = typeof english;
type Paths = { readonly [Name in keyof English]: English[Name] extends string ? string : English[Name] };

const pagesAt = (paths: Paths, links: typeof englishLinks): readonly string[] => [
  paths.homePath,
  paths.pricesPath,
  paths.locationsPath,
  paths.whatToBringPath,
  paths.estimatePath,
  paths.pickupPath,
  paths.callbackPath,
  paths.searchPath,
  paths.offlinePath,
  paths.rewardsPath,
  paths.thankYouPath,
  paths.privacyPath,
  paths.termsPath,
  paths.accessibilityPath,
  links.requestPath,
  links.offerPath,
  ...YARDS.map(({ id }) => paths.locationPath(id)),
  ...MATERIAL_SLUGS.map((slug) => paths.materialPath(slug)),
];

/** The addresses of a page, by the language that it is in. */
interface TranslatedPage {
  readonly en: string;
  readonly es: string;
}

const ENGLISH = pagesAt(english, englishLinks);

/** Each page that is there in both languages. */
const TRANSLATED_PAGES: readonly TranslatedPage[] = pagesAt(spanish, spanishLinks).map((es, index) => ({
  en: ENGLISH[index] ?? '',
  es,
}));

/** The page at an address, in either language; undefined if it is in one language alone. */
export const translatedPage = (path: string): TranslatedPage | undefined =>
  TRANSLATED_PAGES.find(({ en, es }) => path === en || path === es);
