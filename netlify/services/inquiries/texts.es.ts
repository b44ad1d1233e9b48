import type * as english from './texts.ts';

export const replyTexts: typeof english.replyTexts = {
  ticket: (number) => (number ? `Boleto ${number}` : 'Boleto'),
  subject: (about) => `Re: ${about}`,
  hello: (name) => `Hola, ${name}:`,
  heading: 'Le contestamos',
  youWrote: 'Usted escribió',
  questions: '¿Tiene preguntas? Responda a este correo o llámenos.',
  call: 'Llámenos',
  sentences: {
    looking: 'Gracias por escribirnos. Lo estamos revisando y le contestamos hoy mismo.',
    scale:
      'Revisamos su boleto: el peso, el precio y el total están bien. Con gusto lo repasamos con usted por teléfono, línea por línea.',
    weighedAgain: 'Traiga el material o el boleto de papel y lo revisamos con usted en la báscula.',
    corrected:
      'Tiene razón, y le pedimos una disculpa. Ya corregimos el boleto; pase con su identificación por la diferencia.',
    sizes: 'Díganos cuántas piezas necesita de cada talla y color.',
    artwork: 'Mándenos su logotipo o diseño, de preferencia en un archivo PDF o SVG.',
    quote: 'Le vamos a mandar el precio de este pedido.',
  },
};
