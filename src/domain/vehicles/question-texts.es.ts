import type * as english from './question-texts.ts';

export const carQuestionTexts: typeof english.carQuestionTexts = {
  engine: { question: 'Trae el motor', off: 'Sin motor', part: 'motor' },
  transmission: { question: 'Trae la transmisión', off: 'Sin transmisión', part: 'transmisión' },
  converter: { question: 'Trae el catalizador', off: 'Sin catalizador', part: 'catalizador' },
  battery: { question: 'Trae la batería', off: 'Sin batería', part: 'batería' },
  wheels: { question: 'Trae las cuatro ruedas', off: 'Faltan ruedas', part: 'ruedas' },
  rolls: { question: 'Rueda si lo empujan', off: 'No rueda', part: 'si rueda' },
  keys: { question: 'Tengo las llaves', off: 'Sin llaves', part: 'llaves' },
  floodOrFire: {
    question: 'Se inundó o se quemó',
    off: 'Daño por inundación o incendio',
    part: 'inundación o incendio',
  },
  cabinEmpty: {
    question: 'Sin basura ni cosas adentro',
    off: 'Con cosas por dentro',
    part: 'si está vacío por dentro',
    note: 'lo que cuesta vaciarlo, contado en libras',
  },
};
