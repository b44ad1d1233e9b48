import type * as english from './texts.ts';

export const holdSentences: typeof english.holdSentences = {
  grade: 'Elija un material',
  yard: 'Elija un patio',
};

export const heldPriceTexts: typeof english.heldPriceTexts = {
  grade: 'Material',
  price: 'Precio',
  yard: 'Patio',
  until: 'Vence',
  most: 'Máximo',
  load: (most, isPieces) => `${most} ${isPieces ? 'piezas' : 'lb'}`,
  code: 'Su código',
  higher: 'Si el precio publicado está más alto cuando venga, le pagamos el más alto.',
  over: 'Lo que pase de ese peso se paga al precio publicado.',
  event: (grade, yard) => `Llevar ${grade} a ${yard}`,
  eventText: (price, code) => `Precio apartado: ${price}. Código ${code}.`,
};
