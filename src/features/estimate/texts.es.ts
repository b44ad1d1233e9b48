import type * as english from './texts.ts';

export const estimateBoardTexts: typeof english.estimateBoardTexts = {
  at: (yard) => ` en ${yard}`,
  differ: ', algunos varían por patio',
  saved: (time) => `Precios guardados, ${time}`,
  asOf: (time) => `Precios ${time === null ? 'de hoy' : `al ${time}`}`,
  error: (message) => `Error: ${message}`,
  changed: (before, now) => `Precios nuevos: antes ${before}, ahora ${now}.`,
  spoken: (total) => `Total estimado ${total}`,
  line: (number) => `Línea ${number}`,
  remove: (number) => `Quitar la línea ${number}`,
  choose: 'Elija un metal',
};

export const estimatePageTexts: typeof english.estimatePageTexts = {
  hold: 'Apartar un precio',
  pageTitle: 'Calculadora: cuánto vale su chatarra',
  description:
    '¿Cuánto vale su carga? Escriba metales y pesos y vea el total con los precios de hoy de nuestros tres patios en Georgia.',
  heading: '¿Cuánto vale su carga?',
  updated: (minutes) => `Los precios se actualizan cada ${minutes} minutos.`,
  load: 'Su carga',
  withoutScript: [
    'La calculadora necesita JavaScript. Actívelo, o llame al ',
    ' y hacemos la cuenta con usted.',
  ],
  getting: 'Buscando los precios de hoy…',
  ton: (pounds) => `. Una tonelada (ton) son ${pounds} lb.`,
  add: 'Agregar otro metal',
  sellCar: '¿Un carro completo? Vea cuánto vale',
  estimate: 'Total estimado',
  stays: 'El formulario no tendrá este estimado: anótelo.',
  only: 'Es solo un estimado. Llame y asegure el precio; el pago final depende del tipo y del estado del metal.',
  call: (phone) => phone,
  quote: 'Pedir cotización por esta carga',
  metal: 'Metal',
  choose: 'Elija un metal',
  weight: 'Peso',
  unit: 'Unidad',
};
