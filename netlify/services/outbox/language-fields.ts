import { type Locale, LOCALE_NAMES } from '../../../src/domain/shared/language/locales.ts';
import type { MailField } from '../../providers/mail/render-mail.ts';

/** Tells staff which language somebody reads; empty for English. */
export const languageFields = (locale: Locale): readonly MailField[] =>
  locale === 'en' ? [] : [{ label: 'Language', value: LOCALE_NAMES[locale] }];
