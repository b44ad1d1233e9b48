import type * as english from './quote-schema-texts.ts';

export const quoteSentences: typeof english.quoteSentences = {
  firstName: 'El nombre debe tener al menos 2 letras',
  lastName: 'El apellido debe tener al menos 2 letras',
  noFirstName: 'Escriba su nombre',
  noLastName: 'Escriba su apellido',
  phoneIncomplete: 'Escriba el número de teléfono completo',
  phoneDigits: 'El número de teléfono debe tener 10 dígitos',
  email: 'Escriba un correo electrónico válido',
  location: 'Elija uno de nuestros patios',
  description: 'Cuéntenos con más detalle qué metal tiene',
  weightClass: 'Elija más o menos cuánto pesa',
  day: 'Elija un día',
  time: 'Elija un horario',
  both: 'Mande la recogida y la llamada en dos solicitudes',
};
