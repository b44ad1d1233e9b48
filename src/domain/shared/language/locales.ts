/** The languages that the site is in; English comes first, and is the database's default. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** Texts in one of the languages, where a build does not choose: on the server, and in what staff send. */
export const inLocale = <Texts>(locale: Locale, english: Texts, spanish: Texts): Texts =>
  locale === 'es' ? spanish : english;

/** A text in the customer's language, and in English for staff; null if it is English. */
export interface InBoth {
  readonly text: string;
  readonly english: string | null;
}

/** For staff, who read English. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Spanish' };
