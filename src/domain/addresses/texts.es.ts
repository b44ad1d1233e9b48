import type * as english from './texts.ts';

export const addressSentences: typeof english.addressSentences = {
  address: 'Escriba la calle y el número',
  city: 'Escriba la ciudad',
  state: 'Escriba el estado con dos letras',
  zip: 'Escriba el código postal',
};
