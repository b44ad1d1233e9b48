import type * as english from './texts.ts';

export const replyTexts: typeof english.replyTexts = {
  ticket: (number) => (number ? `Boleto ${number}` : 'Boleto'),
  subject: (about) => `Re: ${about}`,
  hello: (name) => `Hola, ${name}:`,
};
