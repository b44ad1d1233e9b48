import type * as english from './texts.ts';

export const estimateTexts: typeof english.estimateTexts = {
  wrongWeight: 'Escriba un peso, como 120 o 12.5',
  tooHeavy: (most, unit) => `Para más de ${most.toLocaleString('es-US')} ${unit}, llámenos, por favor`,
  onWebsite: (total) => `Estimado en el sitio web: ${total}`,
};
