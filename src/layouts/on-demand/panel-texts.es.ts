import type * as english from './panel-texts.ts';

export const panelTexts: typeof english.panelTexts = {
  menu: 'Menú',
  top: 'Arriba',
  priceList: 'Lista de precios',
  yards: 'Patios',
  findNearest: 'Patio más cercano',
  quickActions: 'Accesos rápidos',
  livePricing: 'Precios de hoy',
  getQuote: 'Pedir cotización',
  findLocations: 'Ver ubicaciones',
  close: (panel) => `Cerrar ${panel}`,
  installAsks: '¿Quiere tener nuestros precios y patios en su pantalla de inicio?',
  install: 'Instalar',
  notNow: 'Ahora no',
};
