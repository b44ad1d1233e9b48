import type * as english from './locale.ts';

export const locale: typeof english.locale = { language: 'es', format: 'es-US', openGraph: 'es_US' };

export const sentLocale: typeof english.sentLocale = { locale: 'es' };
