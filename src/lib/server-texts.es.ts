import type * as english from './server-texts.ts';

export const serverTexts: typeof english.serverTexts = {
  // Loaded with the first refusal. A body that is no JSON, or no connection for this, leaves it as it is.
  of: (body) => import('./server-sentences.es.ts').then(({ inSpanish }) => inSpanish(body)).catch(() => body),
};
