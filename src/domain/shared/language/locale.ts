import type { Locale } from './locales.ts';

/** The language that pages and scripts are built in. A build in another language takes this file's twin (src/build/in-language.ts). */
export const locale = {
  /** For `lang` and hreflang. */
  language: 'en' as Locale,
  /** For Intl: figures and dates. */
  format: 'en-US',
  /** For og:locale. */
  openGraph: 'en_US',
};

/** What a request says about its page's language. Without it, the server assumes English. */
export const sentLocale: { readonly locale?: Locale } = {};
