import type * as english from './name-of-car.ts';

/** "Honda Accord 2003" */
export const nameOfCar: typeof english.nameOfCar = (year, make = '', model = '') =>
  [make, model, year].filter(Boolean).join(' ');
