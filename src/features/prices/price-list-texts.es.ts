import type * as english from './price-list-texts.ts';

export const priceListTexts: typeof english.priceListTexts = {
  atYard: ', este patio',
  byYard: ', varía',
  asOf: (place, time) => `${place}, precios ${time === null ? 'de hoy' : `al ${time}`}`,
  saved: (time) => `. Guardados el ${time}`,
  differ: '. Algunos precios varían según el patio',
  failed: ' – No se pudieron cargar los precios. Llámenos y se los damos.',
  nothing: 'Sin resultados. Llámenos: compramos más que esto.',
  found: (count) => (count === 1 ? '1 encontrado' : `${count} encontrados`),
  printed: (time) => `Impreso el ${time}`,
};
