import type * as english from './customer-schema-texts.ts';

export const customerSentences: typeof english.customerSentences = {
  required: 'Este dato es obligatorio',
  phone: 'El número de teléfono debe tener 10 dígitos',
  email: 'Escriba un correo electrónico válido',
};
