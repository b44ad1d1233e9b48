import type * as english from './dent-texts.ts';

export const dentTexts: typeof english.dentTexts = {
  home: 'Inicio',
  page: {
    title: 'Página no encontrada',
    text: 'Esta ya pasó por la trituradora. Estas siguen en pie:',
    prices: 'Ver precios',
    yard: 'Buscar un patio',
    router: '¿Se le olvidó agregar la página al enrutador?',
  },
  location: {
    title: 'Patio no encontrado',
    text: 'No tenemos ningún patio en esta dirección. Tenemos otros tres:',
    home: 'Volver al inicio',
  },
};
