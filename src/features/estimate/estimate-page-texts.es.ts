import type * as english from './estimate-page-texts.ts';

export const estimatePageTexts: typeof english.estimatePageTexts = {
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
  estimate: 'Total estimado',
  stays: 'El formulario no tendrá este estimado: anótelo.',
  only: 'Es solo un estimado. Llame y asegure el precio; el pago final depende de la clase y del estado del metal.',
  call: (phone) => phone,
  quote: 'Pedir cotización por esta carga',
  metal: 'Metal',
  choose: 'Elija un metal',
  weight: 'Peso',
  unit: 'Unidad',
};
