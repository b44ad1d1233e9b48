import { expect, test } from 'vitest';
import { inSpanish } from '../../../../tests/support/in-spanish.ts';
import type * as days from './special-day-texts.ts';
import { withDayTexts } from './special-day-texts.ts';

const spanish = await inSpanish<typeof days>('src/domain/locations/hours/special-day-texts.ts');

const EVE = { date: '2026-12-24', hours: { opens: '08:00', closes: '12:00' }, reason: 'Christmas Eve' };

test.each([
  ['a short day', EVE, { day: 'Today 8:00 AM-12:00 PM', why: ': Christmas Eve' }],
  ['a closed day', { ...EVE, hours: null }, { day: 'Closed today', why: ': Christmas Eve' }],
  ['a day without a reason', { ...EVE, reason: '' }, { day: 'Today 8:00 AM-12:00 PM', why: '' }],
])('%s says what it is and why', (_, { reason, ...day }, said) =>
  expect(withDayTexts({ ...day, reason })).toEqual({ ...day, ...said }),
);

test('in Spanish a reason in staff’s own words is marked as English', () => {
  const closed = { ...EVE, hours: null };
  expect(spanish.withDayTexts(closed)).toEqual({
    date: EVE.date,
    hours: null,
    day: 'Cerrado hoy',
    why: ': Nochebuena',
  });
  expect(spanish.withDayTexts({ ...closed, reason: 'Crane inspection' })).toMatchObject({
    why: ': Crane inspection',
    lang: 'en',
  });
});
