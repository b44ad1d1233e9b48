import { YARDS } from './business/yards.ts';
import { SPANISH_POSTS } from './domain/content/spanish-posts.ts';
import { MATERIAL_SLUGS } from './domain/materials/material-slug.ts';
import type { Locale } from './domain/shared/language/locales.ts';
import * as english from './paths.ts';
import * as spanish from './paths.es.ts';

type English = typeof english;
type Paths = { readonly [Name in keyof English]: English[Name] extends string ? string : English[Name] };

const textOf = (paths: Paths, name: string): string => {
  const path = paths[name as keyof Paths];
  return typeof path === 'string' ? path : '';
};

/** Pages that have an address of their own in Spanish. A "#" leads to a part of one. */
const OWN_NAMES = Object.keys(english).filter((name) => {
  const path = textOf(english, name);
  return path !== textOf(spanish, name) && !path.includes('#');
});

const pagesAt = (paths: Paths): readonly string[] => [
  ...OWN_NAMES.map((name) => textOf(paths, name)),
  ...YARDS.map(({ id }) => paths.locationPath(id)),
  ...MATERIAL_SLUGS.map((slug) => paths.materialPath(slug)),
  ...Object.keys(SPANISH_POSTS).map((slug) => paths.postPath(slug)),
];

/** The addresses of a page, by the languages that it is in. */
type TranslatedPage = Readonly<{ en: string } & Partial<Record<Locale, string>>>;

const SPANISH = pagesAt(spanish);

/** Each page that is not only in English. Named as a twin, this file has the English addresses in every build. */
const TRANSLATED_PAGES: readonly TranslatedPage[] = pagesAt(english).map((en, index) => ({
  en,
  es: SPANISH[index] ?? en,
}));

/** The page at an address, in any language; undefined if it is only in English. */
export const translatedPage = (path: string): TranslatedPage | undefined =>
  TRANSLATED_PAGES.find((page) => Object.values(page).includes(path));
