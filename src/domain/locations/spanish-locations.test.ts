import { expect, test } from 'vitest';
import { saidReason as english } from './said-reason.ts';
import { saidReason as spanish } from './said-reason.es.ts';
import { exceptionsTexts, milesTexts, openingTexts } from './texts.es.ts';
import { HOLIDAYS } from '../../business/yards.ts';

test('one o’clock is singular', () => {
  expect(openingTexts.openUntil('1:00 p. m.')).toBe('Abierto hasta la 1:00 p. m.');
  expect(openingTexts.openUntil('12:30 p. m.')).toBe('Abierto hasta las 12:30 p. m.');
  expect(openingTexts.opensOn('lunes', '1:00 p. m.')).toBe('Cerrado, abre el lunes a la 1:00 p. m.');
  expect(openingTexts.opensNext('viernes', '1:00 p. m.')).toBe('. Abre el viernes a la 1:00 p. m.');
  expect(exceptionsTexts.closes('Newnan', '1:00 p. m.', 'los sábados')).toBe(
    'Newnan cierra a la 1:00 p. m. los sábados.',
  );
});

test('every holiday that the site comes with has a Spanish name', () => {
  expect(HOLIDAYS.map(({ reason }) => spanish(reason)).filter(({ lang }) => lang)).toEqual([]);
});

test('a reason in staff’s own words stays as it is, marked as English', () => {
  expect(spanish('Crane inspection')).toEqual({ text: 'Crane inspection', lang: 'en' });
  expect(english('Inventory')).toEqual({ text: 'Inventory' });
  expect(spanish('Inventory')).toEqual({ text: 'Inventario' });
});

test('a distance is less than a mile, one or many', () => {
  expect([milesTexts.less, milesTexts.one, milesTexts.many('12')]).toEqual([
    'menos de una milla',
    '1 milla',
    '12 millas',
  ]);
});
