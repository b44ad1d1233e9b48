/** "2003 Honda Accord" */
export const nameOfCar = (year: number | string, make = '', model = ''): string =>
  [year, make, model].filter(Boolean).join(' ');
