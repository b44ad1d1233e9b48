import type * as english from './pickup-form-texts.ts';

export const pickupFormTexts: typeof english.pickupFormTexts = {
  weight: '¿Cuánto pesa, más o menos? *',
  chooseWeight: 'Elija un peso',
  minimum: (pounds) => `Recogemos desde ${pounds} lb.`,
  where: '¿Dónde está?',
  street: 'Calle y número *',
  city: 'Ciudad *',
  state: 'Estado *',
  zip: 'Código postal *',
  checking: 'Buscando la dirección…',
  when: '¿Cuándo le conviene?',
  callFirst: 'Primero le llamamos.',
  submit: 'Pedir una recogida',
};
