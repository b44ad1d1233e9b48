import type * as english from './nearest-texts.ts';

export const findNearestTexts: typeof english.findNearestTexts = {
  find: 'Buscar el patio más cercano',
  zip: 'Escribir código postal',
};

export const nearestTexts: typeof english.nearestTexts = {
  finding: 'Buscando el patio más cercano…',
  zipCode: 'Su código postal',
  findByZip: 'Buscar por código postal',
  form: ['También puede ', 'llenar el formulario', ' y elegir usted el patio.'],
  farZip: (zip) => `Solo tenemos códigos postales de Georgia y sus alrededores, y ${zip} no es uno de ellos.`,
  wrongZip: 'Escriba los cinco números de su código postal.',
  found: (yard) => `Su patio más cercano es ${yard}.`,
  position: (miles) => `a ${miles} de donde usted está`,
  zip: (miles) => `a ${miles} de su código postal, aproximadamente`,
  call: (phone) => `Llame al ${phone}`,
  dismiss: 'Cerrar',
  card: (yard, distance) => `Patio más cercano: ${yard}, ${distance}`,
};
