import type * as english from './material-page-texts.ts';

export const materialPageTexts: typeof english.materialPageTexts = {
  help: 'Llámenos y le ayudamos',
  quote: 'Pedir cotización',
  recognize: 'Cómo se reconoce',
  grades: (material) => `Clases de ${material.toLowerCase()}`,
  lowers: 'Lo que baja el precio',
  law: 'Lo que exige la ley de Georgia',
  advice: ['No es asesoría legal. ¿Tiene alguna duda? Llámenos al ', ', o vea ', 'qué traer', '.'],
  questions: 'Preguntas frecuentes',
  ready: '¿Listo para vender?',
  estimate: 'Calcule su pago',
  getQuote: 'Pida una cotización',
  bring: 'Qué traer',
  pickup: 'Pida una recogida',
  others: 'Otros materiales',
};
