import type * as english from './create-account-texts.ts';

export const createAccountTexts: typeof english.createAccountTexts = {
  heading: 'Abra su cuenta',
  lead: ['Todavía no hay cuenta de recompensas con el ', '. Agregue su nombre y empiece a ganar puntos.'],
  required: 'Los campos con * son obligatorios.',
  firstName: 'Nombre *',
  lastName: 'Apellido *',
  phone: 'Número de teléfono *',
  email: 'Correo electrónico',
  create: 'Abrir la cuenta',
  creating: 'Abriendo…',
  creatingAloud: 'Abriendo su cuenta',
  back: 'Volver',
};
