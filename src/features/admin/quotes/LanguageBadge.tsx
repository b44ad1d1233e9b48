import type { Locale } from '../../../domain/shared/locales.ts';

/** Next to the name of a person who reads Spanish. */
export const LanguageBadge = ({ locale }: { readonly locale: Locale }) =>
  locale === 'es' && (
    <abbr className="inline-block bg-steel px-2 py-1 font-bold text-on-steel" title="Spanish">
      ES
    </abbr>
  );
