import type * as english from './privacy-request-texts.ts';

export const privacyRequestTexts: typeof english.privacyRequestTexts = {
  kind: 'Por favor, elija lo que desea',
  name: 'Por favor, escriba su nombre',
  email: 'Por favor, escriba un correo electrónico válido',
  phone: 'El número de teléfono debe tener 10 dígitos',
  yard: 'Por favor, elija uno de nuestros patios',
  contact: 'Por favor, escriba un correo electrónico o un número de teléfono',
  details: 'Por favor, díganos qué está mal',
};
