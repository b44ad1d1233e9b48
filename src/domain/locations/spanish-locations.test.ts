import { describe, expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { withDaysSet } from './hours/days-set.ts';
import type * as opening from './hours/opening.ts';
import type * as saying from './hours/special-day-texts.ts';
import { translatedReason as english } from './translated-reason.ts';
import { translatedReason as spanish } from './translated-reason.es.ts';
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
  expect(spanish('')).toEqual({ text: '' });
});

describe('on the days that are not like others', () => {
  const hours: Omit<opening.YardHours, 'specialDays'> = {
    weekdays: { opens: '08:00', closes: '16:30' },
    saturday: { opens: '08:00', closes: '12:30' },
    sunday: null,
  };
  const onSundays: typeof hours = { ...hours, sunday: { opens: '01:00', closes: '04:00' } };
  const days = [
    { date: '2026-11-26', hours: null, reason: 'Thanksgiving Day' },
    { date: '2026-12-24', hours: { opens: '09:00', closes: '13:00' }, reason: 'Christmas Eve' },
    { date: '2027-02-02', hours: null, reason: '' },
  ];
  const set = [{ yardId: 'griffin', date: '2026-12-23', hours: null, reason: 'Weather' }];

  // Asked: 226, 398
  test.each<[string, string, string, typeof hours?]>([
    [
      '2026-11-26T15:00:00Z',
      'Cerrado hoy: Día de Acción de Gracias. Abre el viernes a las 8:00 a. m.',
      'same',
    ],
    [
      '2026-12-24T13:30:00Z',
      'Cerrado, abre hoy a las 9:00 a. m.',
      'Hoy de 9:00 a. m. a 1:00 p. m.: Nochebuena',
    ],
    ['2026-12-24T17:59:00Z', 'Abierto hasta la 1:00 p. m.', 'Hoy de 9:00 a. m. a 1:00 p. m.: Nochebuena'],
    [
      '2026-12-24T18:00:00Z',
      'Cerrado, abre mañana a las 8:00 a. m.',
      'Hoy de 9:00 a. m. a 1:00 p. m.: Nochebuena',
    ],
    // Staff closed it an hour ago.
    ['2026-12-23T16:00:00Z', 'Cerrado hoy: Mal tiempo. Abre el jueves a las 9:00 a. m.', 'same'],
    ['2027-02-02T15:00:00Z', 'Cerrado hoy. Abre el miércoles a las 8:00 a. m.', 'same'],
    ['2026-03-08T07:30:00Z', 'Cerrado, abre mañana a las 8:00 a. m.', ''],
    ['2026-11-01T06:30:00Z', 'Cerrado, abre mañana a las 8:00 a. m.', ''],
    // The clocks change at 2:00 AM, between these.
    ['2026-03-08T06:59:00Z', 'Abierto hasta las 4:00 a. m.', '', onSundays],
    ['2026-03-08T08:00:00Z', 'Cerrado, abre mañana a las 8:00 a. m.', '', onSundays],
    ['2026-11-01T05:00:00Z', 'Abierto hasta las 4:00 a. m.', '', onSundays],
    ['2026-11-01T08:59:00Z', 'Abierto hasta las 4:00 a. m.', '', onSundays],
    ['2026-11-01T09:00:00Z', 'Cerrado, abre mañana a las 8:00 a. m.', '', onSundays],
  ])('at %s it says "%s", and in the hours "%s"', async (at, badge, row, yard = hours) => {
    const { openState, told } = await inSpanish<typeof opening>('src/domain/locations/hours/opening.ts');
    const { withDayTexts } = await inSpanish<typeof saying>(
      'src/domain/locations/hours/special-day-texts.ts',
    );
    const week = withDaysSet(
      'griffin',
      { ...yard, specialDays: days.map(withDayTexts) },
      set.map(withDayTexts),
    );
    const state = openState(week, new Date(at));
    const says = (isRow: boolean) => {
      if (!state) return null;
      const { said, text } = told(state, isRow);
      return `${said?.day ?? ''}${said?.why ?? ''}${text}`.replaceAll(/[\u00a0\u202f]/g, ' ');
    };
    expect([says(false), says(true)]).toEqual([badge, row === 'same' ? badge : row]);
  });
});

test('a distance is less than a mile, one or many', () => {
  expect([milesTexts.less, milesTexts.one, milesTexts.many('12')]).toEqual([
    'menos de una milla',
    '1 milla',
    '12 millas',
  ]);
});
