import { expect, test } from 'vitest';
import { BUSINESS_NAME } from '../../business/business.ts';
import { YARDS, type Yard } from '../../business/yards.ts';
import { recyclingCenter, recyclingCenterInFull } from './structured-data.ts';

const yard: Yard = {
  ...(YARDS[0] as Yard),
  weekdays: { opens: '08:00', closes: '16:30' },
  saturday: { opens: '08:00', closes: '12:30' },
  sunday: null,
  specialDays: [
    { date: '2026-12-24', hours: { opens: '08:00', closes: '12:00' }, reason: 'Christmas Eve' },
    { date: '2026-12-25', hours: null, reason: 'Christmas Day' },
  ],
};

test("the yard's hours are listed, without days that have none", () => {
  expect(recyclingCenterInFull(yard, 'https://yard.example/location/griffin')).toMatchObject({
    '@type': 'RecyclingCenter',
    url: 'https://yard.example/location/griffin',
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '16:30',
      },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '12:30' },
    ],
  });
});

test('a yard is described in schema.org terms, with Sunday if it is open', () => {
  const open = { ...yard, sunday: { opens: '10:00', closes: '14:00' } };
  expect(recyclingCenterInFull(open, 'https://yard.example/location/griffin')).toMatchObject({
    '@context': 'https://schema.org',
    '@id': 'https://yard.example/location/griffin',
    name: `${BUSINESS_NAME}, ${yard.name}`,
    telephone: yard.phone,
    address: { '@type': 'PostalAddress', streetAddress: yard.street, addressCountry: 'US' },
    geo: { '@type': 'GeoCoordinates', latitude: yard.coordinates.lat, longitude: yard.coordinates.lng },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification' },
      { dayOfWeek: ['Saturday'] },
      { dayOfWeek: ['Sunday'], opens: '10:00', closes: '14:00' },
    ],
  });
});

test('a special day without a name is told by its hours alone', () => {
  const specialDays = [
    { date: '2026-12-24', hours: { opens: '08:00', closes: '12:00' }, reason: '' },
    { date: '2026-12-25', hours: null, reason: '' },
  ];
  expect(recyclingCenterInFull({ ...yard, specialDays }, 'https://yard.example/')).toMatchObject({
    specialOpeningHoursSpecification: [{ name: '8:00 AM-12:00 PM' }, { name: 'Closed' }],
  });
});

test('special days have their own hours; closed ones run from midnight to midnight', () => {
  expect(recyclingCenterInFull(yard, 'https://yard.example/')).toMatchObject({
    paymentAccepted: 'Check, electronic transfer',
    specialOpeningHoursSpecification: [
      {
        name: '8:00 AM-12:00 PM: Christmas Eve',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '08:00',
        closes: '12:00',
      },
      {
        name: 'Closed: Christmas Day',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ],
  });
});

test('a list of yards names each, with the phone and address that its own page repeats', () => {
  const url = 'https://yard.example/location/griffin';
  const short = recyclingCenter(yard, url);
  expect(recyclingCenterInFull(yard, url)).toMatchObject(short);
  expect(short).not.toHaveProperty('openingHoursSpecification');
});
