import { locale } from '../../domain/shared/language/locale.ts';
import type { Locale } from '../../domain/shared/language/locales.ts';

/** The storage key of a copy that contains texts, "price-list:es": another language's page must not show them. English has the plain key. */
export const languageKey = (key: string, language: Locale = locale.language): string =>
  language === 'en' ? key : `${key}:${language}`;
