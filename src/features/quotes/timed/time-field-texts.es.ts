import type * as english from './time-field-texts.ts';

export const timeFieldTexts: typeof english.timeFieldTexts = {
  day: 'Día *',
  chooseDay: 'Elija un día',
  time: 'Horario *',
  chooseTime: 'Elija un horario',
  dayFirst: 'Primero elija un día',
};
