import type * as english from './ticket-question-texts.ts';

export const ticketQuestionTexts: typeof english.ticketQuestionTexts = {
  heading: 'Preguntar por este boleto',
  lead: (hours) =>
    `El boleto va con su pregunta. Le contestamos por correo electrónico en menos de ${hours} horas.`,
  name: 'Su nombre *',
  email: 'Correo electrónico *',
  phone: 'Teléfono (opcional)',
  message: 'Su pregunta *',
  send: 'Enviar la pregunta',
  sending: 'Enviando…',
};
