import { LOCALE_NAMES, type Locale } from '../../../domain/shared/locales.ts';

/** Beside the name of a person who reads another language than staff do. */
export function LanguageBadge({ locale }: { readonly locale: Locale }) {
  if (locale === 'en') return null;
  return (
    <span className="ml-2 inline-block bg-steel px-2 py-1 align-middle text-base font-bold text-on-steel">
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <span className="sr-only">{LOCALE_NAMES[locale]}</span>
    </span>
  );
}
