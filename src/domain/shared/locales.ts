/** The languages that the site is in; English comes first, and is what a row holds where nobody chose. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** For staff, who read English. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', es: 'Spanish' };
