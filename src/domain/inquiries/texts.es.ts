import type * as english from './texts.ts';

export const inquirySentences: typeof english.inquirySentences = {
  name: 'Escriba su nombre (2 letras o más)',
  email: 'Escriba un correo electrónico válido',
  type: 'Elija de qué se trata',
  subject: 'El asunto debe tener al menos 5 letras',
  message: 'El mensaje debe tener al menos 10 letras',
  noName: 'Escriba su nombre',
  noEmail: 'Escriba su correo electrónico',
  noQuestion: 'Escriba su pregunta',
};
