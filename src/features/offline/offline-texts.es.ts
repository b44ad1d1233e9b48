import type * as english from './offline-texts.ts';

export const offlineTexts: typeof english.offlineTexts = {
  title: 'Sin conexión',
  description:
    'Lo que funciona sin internet: nuestros teléfonos y horarios, y las páginas y los precios que ya vio.',
  heading: 'Sin conexión',
  lead: 'No tiene conexión, y esta página no está guardada en este dispositivo. Las llamadas sí funcionan.',
  again: 'Reintentar',
  home: 'Inicio',
  works: 'Lo que sí funciona',
  calls: 'Llamar a cualquiera de nuestros patios.',
  visited: 'Cada página que ya abrió, y también la de inicio.',
  prices: 'Los últimos precios que vio, con la hora en que los vio.',
  request: ['Llenar una solicitud.', 'La guardamos aquí y la mandamos cuando tenga conexión.'],
  yards: 'Nuestros patios',
  pages: 'Páginas que ya abrió',
};
