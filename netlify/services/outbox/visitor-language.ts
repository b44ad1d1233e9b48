import * as spanishRequests from '../../../src/domain/quotes/texts.es.ts';
import * as requests from '../../../src/domain/quotes/texts.ts';
import { requestNames as spanishNames } from '../../../src/domain/quotes/texts.es.ts';
import { requestNames } from '../../../src/domain/quotes/texts.ts';
import { dayTexts as spanishDays } from '../../../src/domain/rewards/texts.es.ts';
import { dayTexts } from '../../../src/domain/rewards/texts.ts';
import { locale as spanishLocale } from '../../../src/domain/shared/locale.es.ts';
import { locale as englishLocale } from '../../../src/domain/shared/locale.ts';
import { inLocale, type Locale } from '../../../src/domain/shared/locales.ts';
import { timeTexts as spanishTimes } from '../../../src/domain/shared/texts.es.ts';
import { timeTexts } from '../../../src/domain/shared/texts.ts';

const ENGLISH = {
  /** For Intl. */
  format: englishLocale.format,
  times: timeTexts,
  days: dayTexts,
  weights: requests.weightTexts,
  windows: requests.windowTexts,
  requestNames,
};

const SPANISH: typeof ENGLISH = {
  format: spanishLocale.format,
  times: spanishTimes,
  days: spanishDays,
  weights: spanishRequests.weightTexts,
  windows: spanishRequests.windowTexts,
  requestNames: spanishNames,
};

/** How dates, times and what is chosen from a list read in a visitor's language. */
export const visitorLanguage = (locale: Locale): typeof ENGLISH => inLocale(locale, ENGLISH, SPANISH);
