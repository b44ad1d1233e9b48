import { expect, test } from 'vitest';
import { GENERAL_HOURS, YARDS, yardOf } from '../../../business/yards.ts';
import { exceptionsText } from './hours-exceptions.ts';

const hours = (opens: string, closes: string) => ({ opens, closes });
const entry = {
  name: 'Newnan GA',
  street: '480 Millard Works Drive',
  city: 'Newnan',
  zip: '30263',
  phone: '+17705550143',
  weekdays: hours('08:00', '16:30'),
  saturday: hours('08:00', '12:30'),
  coordinates: { lat: 33.3807, lng: -84.7997 },
};
const week = { weekdays: entry.weekdays, saturday: entry.saturday, sunday: null };

test.each([
  ['yards that keep the general hours are not named', {}, 'Closed Sundays.'],
  [
    'a yard that closes at another time is named with that time',
    { weekdays: hours('08:00', '16:00') },
    'Closed Sundays. Newnan closes at 4:00 PM on weekdays.',
  ],
  [
    'a yard that opens at another time is named with both',
    { saturday: hours('09:00', '12:30') },
    'Closed Sundays. Newnan is open 9:00 AM-12:30 PM on Saturday.',
  ],
  [
    'a yard that is open on Sundays is named',
    { sunday: hours('10:00', '14:00') },
    'Closed Sundays. Newnan is open 10:00 AM-2:00 PM on Sunday.',
  ],
])('%s', (_, changed, text) => {
  expect(exceptionsText([yardOf('newnan', { ...entry, ...changed })], week)).toBe(text);
});

test('where all are open on Sundays but one, that one is named', () => {
  const open = { ...week, sunday: hours('10:00', '14:00') };
  expect(exceptionsText([yardOf('newnan', entry)], open)).toBe(
    'Sunday 10:00 AM-2:00 PM. Newnan is closed on Sunday.',
  );
});

test('an entry without Sunday, note or holiday hours is a yard that is closed then', () => {
  const yard = yardOf('newnan', entry);
  expect(yard).toMatchObject({ id: 'newnan', state: 'GA', sunday: null, featured: false });
  expect(yard).not.toHaveProperty('note');
  expect(yardOf('griffin', { ...entry, note: 'x' })).toMatchObject({ featured: true, note: 'x' });
});

test('general pages show the main yard’s hours', () => {
  expect(GENERAL_HOURS).toMatchObject({ weekdays: YARDS.find(({ featured }) => featured)?.weekdays });
});
