import type * as english from './texts.ts';

export const postTexts: typeof english.postTexts = {
  draft: 'Borrador',
  by: (author) => `Por ${author}`,
  sampleAuthor: '',
  updated: 'Actualizado el',
  minutes: (minutes) => `${minutes} min de lectura`,
  other: { text: 'Read it in English', language: 'en' },
  contents: 'En este artículo',
  subjects: 'Temas de este artículo',
  offer: {
    label: 'Precios por teléfono',
    text: '¿Trae algo de esto en la camioneta? Pregunte cuánto le pagamos hoy.',
    worth: '¿Cuánto vale mi carga?',
  },
  end: {
    heading: '¿No está seguro de qué trae en la camioneta?',
    text: 'Llame antes de venir: le decimos qué tipo es y le aseguramos el precio.',
    quote: 'Cotice al instante',
  },
  related: 'También le puede servir',
  neighbors: {
    label: 'Artículo anterior y siguiente',
    previous: 'Artículo anterior',
    next: 'Artículo siguiente',
  },
  all: 'Todos los artículos (en inglés)',
};
